/** The component set of Troia and its view, typed, and what its drawings ask of them. */
import type { Table } from '../../lib/table.svelte';
import type { Option } from '../../lib/types';
import { derivedOf, type Bill } from './derived';

export interface Card {
  id: string;
  back: 'greek' | 'trojan';
  offerings: string[];
  figure: string | null;
}

export interface Spec {
  offering: { id: string; colour: string }[];
  god: { id: string; power: string }[];
  tile: { offering: string; faces: string[] }[];
  hero: { id: string; greek: string; trojan: string }[];
  slot: { greek: number; trojan: number }[];
  part: { id: string }[];
  step: { needs: string[][] }[];
  card: Card[];
}

export interface Seen {
  active: string;
  olympus: string[];
  heroes: Record<string, string>;
  deck: number[];
  hand: (string[] | number)[];
  paid: (string[] | number)[];
  pledged: boolean;
  discard: string[][];
  horse: string[];
  track: number;
  cornucopia: string | null;
  known: string[][];
  honoured: string | null;
}

export const SPACES = ['GP', 'GD', 'C', 'TD', 'TP'];
export const SIDES = ['G', 'T'];

export const specOf = (table: Table): Spec => table.components.spec as unknown as Spec;
export const seenOf = (table: Table): Seen => table.view as unknown as Seen;
export const cardOf = (table: Table, id: string): Card | undefined => specOf(table).card.find((card) => card.id === id);
export const offeringOf = (table: Table, god: string): string =>
  specOf(table).tile.find((tile) => tile.faces.includes(god))?.offering ?? '';

export const cost = (table: Table, seat: string, god: string): number => derivedOf(table).costs[god]?.[SIDES.indexOf(seat)] ?? 0;

export function hint(table: Table, option: Option): string {
  const god = option.on.god;
  if (!option.move.startsWith('offer ') || typeof god !== 'string' || !table.seat) return '';
  return `(${cost(table, table.seat, god)})`;
}

/** What has been laid out for an offering so far, against its cost. */
export const billOf = (table: Table): Bill | null => (table.seat && table.isMine ? derivedOf(table).bill : null);
