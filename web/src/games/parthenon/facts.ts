/** The component set of Parthenon and its view, typed, and what its drawings ask of them. */
import { COLOURS, plainEmblem, type Emblem } from '../../lib/emblem';
import type { Table } from '../../lib/table.svelte';
import type { OptionShown } from '../../generated/wire';
import { reader } from '../../lib/contract';
import { between } from '../../lib/statistics';
import { say, type Words } from '../../lib/words.svelte';
import { TITLE, type Contract, type Harbour, type Island, type Wonder } from './generated';

export type { Harbour, Island, Rate, Spec, Structure, View as Seen, Wonder } from './generated';
export const { derivedOf, seenOf, specOf, optionsOf, ruleOf, eventsOf, verbOf } = reader<Contract>(TITLE);

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

/** The island of a seat is its sign. */
export const emblem = (table: Table, seat: string): Emblem => ({ ...plainEmblem(table, seat), letters: letters(table, table.index(seat)) });

/** Seats are called by their islands, and so are their offers and fleets. */
export const identity = (table: Table): string[] => seenOf(table).island.map((island) => island ?? '');

export function nameOf(words: Words, identity: string[], kind: string, name: string): string {
  const [seat = '', part = ''] = name.split('-');
  const island = identity[Number(seat.slice(1)) - 1];
  if (!island || !/^P\d$/.test(seat)) return '';
  if (kind === 'seat' || kind === 'party') return words.name('island', island);
  if (kind === 'slot' || kind === 'fleet') return words.composed(`page-parthenon-named-${kind}`, { part, island });
  return '';
}

export { COLOURS };

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

/** What lies on a fleet: as one plans it while one loads, else as it is. */
export function aboardOf(table: Table, fleet: number): Zone {
  const seen = seenOf(table);
  const planned = derivedOf(table).loading && Math.floor(fleet / SHIPS) === mineOf(table);
  return (planned ? seen.hold[fleet] : seen.cargo[fleet]) ?? [];
}

export const slotName = (table: Table, slot: number): string => table.components.names.slot?.[slot] ?? '';
export const fleetName = (table: Table, fleet: number): string => table.components.names.fleet?.[fleet] ?? '';
export const seatOfFleet = (fleet: string): string => fleet.slice(0, fleet.lastIndexOf('-'));

/** What is given and taken at a rate that stands in no table: of the harbour's card. */
export function cardRate(card: Harbour | undefined, rate: string): [string[], string[]] | null {
  const pair = rate === 'SELL' ? card?.sell : rate === 'BUY' ? card?.buy : rate === 'EXTRA' ? card?.extra : undefined;
  return pair?.[0] && pair[1] ? [pair[0], pair[1]] : null;
}

/** Words of a price with their numbers; nothing is free. */
function counted(table: Table, cost: string[]): string {
  const told = [...new Set(cost)].map((word) => {
    const count = cost.filter((one) => one === word).length;
    const key = `text-parthenon-count-${word}`;
    return table.words.has(key) ? table.words.say(key, { count }) : `${count > 1 ? `${count} ` : ''}${table.words.name('word', word)}`;
  });
  return told.join(', ') || say('text-parthenon-free');
}

/** How likely a hazard hits a fleet of one's own on its way to a land, as a band; empty where none is ahead. */
export function dangerOf(table: Table, ship: string, land: string): string {
  const found = derivedOf(table).dangers.find((one) => one.ship === ship && one.land === land);
  return found ? between(found.low, found.high) : '';
}

export function hint(table: Table, option: OptionShown): string {
  const verb = verbOf(option);
  const danger = verb === 'send' ? dangerOf(table, String(option.on.ship), String(option.on.land)) : '';
  if (danger) return `(${say('page-parthenon-danger', { chance: danger })})`;
  const ways = derivedOf(table).prices[option.move];
  if (verb === 'hide' || verb === 'bare') return `(${table.words.say('text-parthenon-cards', { count: derivedOf(table).keep[verb === 'bare' ? 1 : 0] ?? 0 })})`;
  if (ways) return `(${ways.map((cost) => counted(table, cost)).join(` ${say('text-parthenon-or')} `)})`;
  if (verb === 'accept' && typeof option.on.slot === 'string') {
    const slot = table.components.names.slot?.indexOf(option.on.slot) ?? -1;
    const seen = seenOf(table);
    const told = (goods: string[]): string => table.words.listed(goods.map((good) => table.words.name('good', good))) || '–';
    return `· ${told(seen.offer_give[slot] ?? [])} ← ${told(seen.offer_want[slot] ?? [])}`;
  }
  return '';
}
