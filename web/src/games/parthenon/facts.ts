/** The component set of Parthenon and its view, typed, and what its drawings ask of them. */
import type { Table } from '../../lib/table.svelte';
import type { Option } from '../../lib/types';
import { derivedOf } from './derived';

interface Named {
  id: string;
}

export interface Wonder extends Named {
  plan_when: string;
  plan_land?: string;
  plan_cost: string[];
  partial_when: string;
  partial_land?: string;
  partial_cost: string[];
}

export interface Structure extends Named {
  cost: string[];
  each_import: number;
  makes?: string;
  price?: string[];
}

export interface Rate extends Named {
  region: string;
  land?: string;
  give: string[];
  get: string[];
}

export interface Harbour extends Named {
  title: string;
  effect: string;
  show?: string;
  sell?: string[][];
  buy?: string[][];
  extra?: string[][];
}

export interface Island extends Named {
  torch: boolean;
  natives: string[];
  imports: string[];
  rare: string;
  alternates: string[];
}

export interface Spec {
  phase: Named[];
  commodity: { id: string; kind: string }[];
  aegis: Named[];
  region: { id: string; hazards: number }[];
  land: { id: string; region: string; sells: string }[];
  rate: Rate[];
  fleet: { id: string; price: string[] }[];
  island: Island[];
  village: { island: string; commodity: string; number: number; start: boolean; cost: string[] }[];
  workshop: { cost: string[] };
  acropolis: { surcharge: string[] };
  structure: Structure[];
  philosophy: { id: string; copies: number }[];
  wonder: Wonder[];
  event: { id: string; good: boolean; pays?: string[][]; adds?: string[]; builds?: string[] }[];
  hazard: { id: string; title: string }[];
  hazard_title: { id: string; shield?: string }[];
  harbour: Harbour[];
  complete: { villages: number; workshops: number; acropolis: number; wonders: number };
}

export type Zone = (string | null)[];

export interface Seen {
  year: number;
  season: number;
  phase: number;
  archon: string;
  island: string[];
  villages: number[];
  idle: number[];
  boosted: number[];
  workshops: number[];
  idle_workshops: number[];
  acropolis: number[];
  used: number[];
  fleets: number[];
  port: (string | null)[];
  turned: number[];
  cargo: Zone[];
  shown: string[][];
  lit: number[];
  cleared: number[];
  hand: Zone[];
  home: string[][];
  hold: (Zone | null)[];
  course: (string | null)[];
  lamp: (string | null)[];
  kept: (string[] | null)[];
  way: (number | null)[];
  plans: number[];
  builder: Record<string, string | null>;
  stage: Record<string, number>;
  philosophies: number[];
  introduced: Record<string, string | null>;
  spent: number[];
  dearer: number[];
  halted: number[];
  calm: Record<string, number>;
  limit: number[];
  row: string[];
  covered: number;
  arranged: string[];
  hazard: string | null;
  met: string[];
  hit: string[];
  hazard_deck: number;
  hazard_top: Zone;
  hazard_discard: string[];
  harbour: Zone[];
  face_up: Record<string, number>;
  looked: string[][];
  plan_deck: number;
  offer_to: (string | null)[];
  offer_give: string[][];
  offer_want: string[][];
  offers_made: (number | null)[];
  draft_to: (string | null)[];
  draft_answer: (string | null)[];
  draft_give: (string[] | null)[];
  draft_want: (string[] | null)[];
  ready: number[];
  order: string[];
  votes: (string | null)[];
  due: string[];
  gain: string[];
  contenders: string[];
}

export const BASICS = 6;
export const STRUCTURES = 6;
export const PHILOSOPHIES = 6;
export const SHIPS = 3;
export const SLOTS = 2;
export const FINISHED = 3;
export const SHIP_NAMES = ['A', 'B', 'C'];

export const specOf = (table: Table): Spec => table.components.spec as unknown as Spec;
export const seenOf = (table: Table): Seen => table.view as unknown as Seen;

/** The seat whose island is drawn in full: one's own, or the first for who watches. */
export const mineOf = (table: Table): number => Math.max(0, table.seat === null ? 0 : table.index(table.seat));

export const islandOf = (table: Table, at: number): Island | undefined =>
  specOf(table).island.find((one) => one.id === seenOf(table).island[at]);

export const goodsOf = (table: Table): string[] => [...specOf(table).commodity, ...specOf(table).aegis].map((one) => one.id);

/** Two letters for a seat: of its island. */
export const letters = (table: Table, at: number): string => table.words.name('island', seenOf(table).island[at] ?? '').slice(0, 2);

/** Colour, shape of the sail and letters: any one of them tells the seats apart. */
export const COLOURS = ['#1f4e79', '#a62b1f', '#3c6b22', '#6b3a80', '#8a5a00', '#1d6b6b'];

export function count(zone: Zone, good: string): number {
  return zone.filter((one) => one === good).length;
}

/** A list of goods as kinds with their numbers, in order; covered cards come last, without a name. */
export function grouped(zone: Zone): { good: string | null; count: number }[] {
  const found = new Map<string | null, number>();
  for (const good of zone) found.set(good, (found.get(good) ?? 0) + 1);
  return [...found].map(([good, number]) => ({ good, count: number })).sort((a, b) => Number(a.good === null) - Number(b.good === null));
}

/** Wonders of a seat, of a stage (1 plan, 2 begun, 3 finished) or of all. */
export function wonders(table: Table, at: number, stage = 0): Wonder[] {
  const seen = seenOf(table);
  const seat = table.seats[at]?.seat;
  return specOf(table).wonder.filter((one) => seen.builder[one.id] === seat && (!stage || seen.stage[one.id] === stage));
}

export const slotName = (table: Table, slot: number): string => table.components.names.slot?.[slot] ?? '';
export const fleetName = (table: Table, fleet: number): string => table.components.names.fleet?.[fleet] ?? '';
export const seatOfFleet = (fleet: string): string => fleet.slice(0, fleet.lastIndexOf('-'));

/** What is given and taken at a rate that stands in no table: of the harbour's card. */
export function cardRate(card: Harbour | undefined, rate: string): [string[], string[]] | null {
  const pair = rate === 'SELL' ? card?.sell : rate === 'BUY' ? card?.buy : rate === 'EXTRA' ? card?.extra : undefined;
  return pair?.[0] && pair[1] ? [pair[0], pair[1]] : null;
}

export function hint(table: Table, option: Option): string {
  const [verb] = option.move.split(' ');
  const price = (cost: string[]): string => (cost.length ? `(${cost.map((word) => table.words.name('word', word)).join(', ')})` : '');
  if (verb === 'village' && typeof option.on.good === 'string') return price(derivedOf(table).villages[option.on.good]?.words ?? []);
  if (verb === 'accept' && typeof option.on.slot === 'string') {
    const slot = table.components.names.slot?.indexOf(option.on.slot) ?? -1;
    const seen = seenOf(table);
    const told = (goods: string[]): string => table.words.listed(goods.map((good) => table.words.name('good', good))) || '–';
    return `· ${told(seen.offer_give[slot] ?? [])} ← ${told(seen.offer_want[slot] ?? [])}`;
  }
  return '';
}
