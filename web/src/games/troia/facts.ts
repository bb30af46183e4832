/** The component set of Troia and its view, typed, and what its drawings ask of them. */
import type { Emblem } from '../../lib/emblem';
import type { Table } from '../../lib/table.svelte';
import type { OptionShown } from '../../generated/wire';
import { reader } from '../../lib/contract';
import { TITLE, type Bill, type Card, type Contract } from './generated';

export type { Card, Spec, View as Seen } from './generated';
export const { derivedOf, seenOf, specOf, optionsOf, ruleOf, isAsked, verbOf } = reader<Contract>(TITLE);

export const SPACES = ['GP', 'GD', 'C', 'TD', 'TP'];
export const SIDES = ['G', 'T'];

/** What a god does for an offering, as this table plays it. */
export function powerText(table: Table, god: string): string {
  const power = specOf(table).god.find((one) => one.id === god)?.power ?? 'draw_two';
  return table.words.say(`text-power-${power}`, { artemis_jump: Number(optionsOf(table).artemis_jump) });
}
export const cardOf = (table: Table, id: string): Card | undefined => specOf(table).card.find((card) => card.id === id);
export const offeringOf = (table: Table, god: string): string =>
  specOf(table).tile.find((tile) => tile.faces.includes(god))?.offering ?? '';

export const cost = (table: Table, seat: string, god: string): number => derivedOf(table).costs[god]?.[SIDES.indexOf(seat)] ?? 0;

export function hint(table: Table, option: OptionShown): string {
  const god = option.on.god;
  if (verbOf(option) !== 'offer' || typeof god !== 'string' || !table.seat) return '';
  return `(${cost(table, table.seat, god)})`;
}

/** What has been laid out for an offering so far, against its cost. */
export const billOf = (table: Table): Bill | null => (table.seat && table.isMine ? derivedOf(table).bill : null);

/** Greeks are blue and round, Trojans red and square, on cards, camps and costs too. */
export const emblem = (_: Table, seat: string): Emblem =>
  seat === 'G' ? { letters: 'G', colour: '#17506f', shape: 'circle' } : { letters: seat, colour: '#8c1f1a', shape: 'square' };
