/** The component set of Troia and its view, typed; the few sums that a drawing needs. */
import type { Table } from '../../lib/table.svelte';
import type { OptionShown } from '../../generated/wire';
import { reader } from '../../lib/contract';
import { TITLE, type Card, type Contract } from './generated';

export type { Card, Spec, View as Seen } from './generated';
export const { seenOf, specOf, ruleOf, isAsked, verbOf } = reader<Contract>(TITLE);

export const SPACES = ['GP', 'GD', 'C', 'TD', 'TP'];
export const SIDES = ['G', 'T'];
const TOKEN_ICONS = 2;

export const cardOf = (table: Table, id: string): Card | undefined => specOf(table).card.find((card) => card.id === id);
export const offeringOf = (table: Table, god: string): string =>
  specOf(table).tile.find((tile) => tile.faces.includes(god))?.offering ?? '';

export function cost(table: Table, seat: string, god: string): number {
  const slot = specOf(table).slot[seenOf(table).olympus.indexOf(god)];
  return (seat === 'T' ? slot?.trojan : slot?.greek) ?? 0;
}

export function hint(table: Table, option: OptionShown): string {
  const god = option.on.god;
  if (verbOf(option) !== 'offer' || typeof god !== 'string' || !table.seat) return '';
  return `(${cost(table, table.seat, god)})`;
}

export interface Payment {
  god: string;
  offering: string;
  cost: number;
  total: number;
  matching: number;
}

/** What has been laid out for an offering so far, against its cost. */
export function payment(table: Table): Payment | null {
  const seen = seenOf(table);
  const begun = table.chain.find((part) => verbOf(part) === 'offer');
  const rule = seen.olympus.length ? ruleOf(table, 'ChoosePayment') : undefined;
  const god = String(begun?.on.god ?? rule?.god ?? '');
  if (!god || !table.seat || !table.isMine) return null;
  const own = seen.paid[table.index(table.seat)];
  // What is chosen lies in the preview already; a view without one has it in the chain only.
  const cards = [...new Set([...(Array.isArray(own) ? own : []), ...table.chain.map((part) => part.on.card)])];
  const icons = cards.flatMap((card) => cardOf(table, String(card))?.offerings ?? []);
  const offering = offeringOf(table, god);
  const token = seen.pledged || table.chain.some((part) => verbOf(part) === 'cornucopia') ? TOKEN_ICONS : 0;
  return {
    god,
    offering,
    cost: cost(table, table.seat, god),
    total: icons.length + token,
    matching: icons.filter((icon) => icon === offering).length + token,
  };
}
