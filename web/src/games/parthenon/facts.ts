/** The component set of Parthenon and its view, typed; the few sums that a drawing needs. */
import type { Table } from '../../lib/table.svelte';
import type { OptionShown } from '../../generated/wire';
import { reader } from '../../lib/contract';
import { TITLE, type Contract, type EventCard, type Harbour, type Island, type Structure, type Wonder } from './generated';

export type { Harbour, Island, Rate, Spec, Structure, View as Seen, Wonder } from './generated';
export const { seenOf, specOf, optionsOf, ruleOf, eventsOf, verbOf } = reader<Contract>(TITLE);

export type Zone = (string | null)[];

export const BASICS = 6;
export const STRUCTURES = 6;
export const PHILOSOPHIES = 6;
export const SHIPS = 3;
export const SLOTS = 2;
export const FINISHED = 3;
export const SHIP_NAMES = ['A', 'B', 'C'];

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

export interface Price {
  /** Words of the cost, each with whether a card at hand can pay it. */
  words: { word: string; paid: boolean }[];
  payable: boolean;
}

/** A cost against the cards at hand: named goods first, then wilds from what is left. Only for marks on a drawing. */
export function priced(table: Table, at: number, cost: string[]): Price {
  const left = seenOf(table).hand[at]?.filter((good): good is string => good !== null) ?? [];
  const kind = new Map(specOf(table).commodity.map((one) => [one.id, one.kind]));
  const imports = islandOf(table, at)?.imports ?? [];
  const fits = (word: string, good: string): boolean =>
    word === good ||
    (word === 'ANY-BASIC' && kind.get(good) === 'basic') ||
    (word === 'ANY-RARE' && kind.get(good) === 'rare') ||
    (word === 'ANY-IMPORT' && imports.includes(good)) ||
    (word === 'ANY-COMMODITY' && kind.has(good));
  const paid = new Map<number, boolean>();
  const narrow = ['ANY-IMPORT', 'ANY-BASIC', 'ANY-RARE', 'ANY-COMMODITY'];
  const order = cost.map((word, index) => ({ word, index })).sort((a, b) => narrow.indexOf(a.word) - narrow.indexOf(b.word));
  for (const { word, index } of order) {
    const found = left.findIndex((good) => fits(word, good));
    if (found >= 0) left.splice(found, 1);
    paid.set(index, found >= 0);
  }
  const words = cost.map((word, index) => ({ word, paid: paid.get(index) ?? false }));
  return { words, payable: words.every((one) => one.paid) };
}

/** What Unskilled Labour adds to the cost of a kind of building. */
function dearer(table: Table, at: number, kind: EventCard['builds'][number]): string[] {
  const seen = seenOf(table);
  if (!seen.dearer[at]) return [];
  return specOf(table).event.find((one) => seen.row.includes(one.id) && one.builds?.includes(kind))?.adds ?? [];
}

export function villageCost(table: Table, at: number, good: string): string[] | null {
  const island = islandOf(table, at);
  const basic = specOf(table).commodity.findIndex((one) => one.id === good);
  const own = specOf(table).village.filter((one) => one.island === island?.id && one.commodity === good);
  const next = own[seenOf(table).villages[at * BASICS + basic] ?? 0];
  return next ? [...next.cost, ...dearer(table, at, 'village')] : null;
}

export const workshopCost = (table: Table, at: number): string[] => [...specOf(table).workshop.cost, ...dearer(table, at, 'workshop')];

export function structureCost(table: Table, at: number, structure: Structure, second: boolean): string[] {
  const imports = islandOf(table, at)?.imports ?? [];
  const each = Array.from({ length: structure.each_import }, () => imports).flat();
  const more = second ? specOf(table).acropolis.surcharge : [];
  return [...each, ...structure.cost, ...more, ...dearer(table, at, 'acropolis')];
}

/** Structures that stand, of the sixteen that make an island complete. */
export function structures(table: Table, at: number): number {
  const seen = seenOf(table);
  const sum = (list: number[], width: number): number => list.slice(at * width, (at + 1) * width).reduce((a, b) => a + b, 0);
  return sum(seen.villages, BASICS) + (seen.workshops[at] ?? 0) + sum(seen.acropolis, STRUCTURES) + wonders(table, at, FINISHED).length;
}

export const complete = (table: Table): number => Object.values(specOf(table).complete).filter((one) => typeof one === 'number').reduce((a, b) => a + b, 0);

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

export function hint(table: Table, option: OptionShown): string {
  const verb = verbOf(option);
  const at = mineOf(table);
  const price = (cost: string[] | null): string => (cost?.length ? `(${cost.map((word) => table.words.name('word', word)).join(', ')})` : '');
  if (verb === 'village' && typeof option.on.good === 'string') return price(villageCost(table, at, option.on.good));
  if (verb === 'accept' && typeof option.on.slot === 'string') {
    const slot = table.components.names.slot?.indexOf(option.on.slot) ?? -1;
    const seen = seenOf(table);
    const told = (goods: string[]): string => table.words.listed(goods.map((good) => table.words.name('good', good))) || '–';
    return `· ${told(seen.offer_give[slot] ?? [])} ← ${told(seen.offer_want[slot] ?? [])}`;
  }
  return '';
}
