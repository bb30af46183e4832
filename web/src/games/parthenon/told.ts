/** What Parthenon tells of its things and players: large cards, and what is compared. */
import type { Row, Tip } from '../../lib/drawing';
import type { Table } from '../../lib/table.svelte';
import { say } from '../../lib/words.svelte';
import { aboardOf, derivedOf, BASICS, cardRate, FINISHED, grouped, islandOf, mineOf, PHILOSOPHIES, seenOf, SHIP_NAMES, SHIPS, specOf, STRUCTURES, wonders } from './facts';

const wordList = (table: Table, cost: string[]): string => {
  const groups = grouped(cost).map((one) => `${one.count} ${table.words.name('word', one.good ?? '')}`);
  return table.words.listed(groups) || say('page-parthenon-nothing');
};

export function tip(table: Table, kind: string, name: string): Tip | null {
  const makers: Record<string, (table: Table, name: string) => Tip | null> = {
    event: ofEvent, land: ofLand, wonder: ofWonder, structure: ofStructure, ship: ofShip, rate: ofRate, power: ofPower, philosophy: ofPower,
  };
  return makers[kind]?.(table, name) ?? null;
}

const ofEvent = (table: Table, name: string): Tip => ({ title: table.words.name('event', name), lines: [say(`page-parthenon-about-${name}`)], clause: 'PAR-EVENT-2' });

function ofLand(table: Table, name: string): Tip {
  const { words } = table;
  const seen = seenOf(table);
  const spec = specOf(table);
  const at = spec.land.findIndex((one) => one.id === name);
  const id = seen.harbour[at]?.[0];
  const card = spec.harbour.find((one) => one.id === id);
  const lines = [say('page-parthenon-on-the-way', { hazards: spec.region.find((one) => one.id === spec.land[at]?.region)?.hazards ?? 0 })];
  if (card) lines.push(seen.face_up[name] ? words.name('harbour', card.id) : say('page-parthenon-looked', { card: words.name('harbour', card.id) }));
  else lines.push(say(seen.harbour[at]?.length ? 'page-parthenon-covered' : 'page-parthenon-no-card'));
  for (const rate of ['SELL', 'BUY', 'EXTRA']) {
    const pair = cardRate(card, rate);
    if (pair) lines.push(`${wordList(table, pair[0])} → ${wordList(table, pair[1])}`);
  }
  if (card?.effect === 'barred') lines.push(say('page-parthenon-shows', { good: words.name('good', card.show ?? '') }));
  if (card?.effect === 'fee') lines.push(say('page-parthenon-fee'));
  const own = spec.rate.find((one) => one.land === name);
  if (own) lines.push(words.name('rate', own.id));
  return { title: words.name('land', name), lines, clause: card ? 'PAR-HARBOR-4' : 'PAR-GEN-11' };
}

function ofWonder(table: Table, name: string): Tip {
  const wonder = specOf(table).wonder.find((one) => one.id === name);
  const stage = seenOf(table).stage[name] ?? 0;
  const lines = [say(`page-parthenon-about-${name}`)];
  if (stage < 2) lines.push(`${say('page-parthenon-stage-1')}: ${wordList(table, wonder?.plan_cost ?? [])}`);
  if (stage < FINISHED) lines.push(`${say('page-parthenon-stage-2')}: ${wordList(table, wonder?.partial_cost ?? [])}`);
  return { title: table.words.name('wonder', name), lines, clause: 'PAR-WONDER-8' };
}

function ofPower(table: Table, name: string): Tip {
  if (specOf(table).wonder.some((one) => one.id === name)) return ofWonder(table, name);
  return { title: table.words.name('philosophy', name), lines: [say(`page-parthenon-about-${name}`)], clause: 'PAR-PHIL-4' };
}

const CLAUSES: Record<string, string> = { MARKET: 'PAR-BUILD-11', ACADEMY: 'PAR-PHIL-1', TREASURY: 'PAR-BUILD-13' };

function ofStructure(table: Table, name: string): Tip | null {
  const structure = specOf(table).structure.find((one) => one.id === name);
  if (!structure) return null;
  const lines = [say('page-parthenon-cost', { cost: wordList(table, derivedOf(table).acropolis[name]?.cost ?? []) })];
  if (structure.makes) lines.push(say('page-parthenon-makes', { good: table.words.name('good', structure.makes), cost: wordList(table, structure.price ?? []) }));
  if (islandOf(table, mineOf(table))?.alternates.includes(name)) lines.push(say('page-parthenon-alternate'));
  return { title: table.words.name('structure', name), lines, clause: CLAUSES[name] ?? 'PAR-BUILD-10' };
}

function ofShip(table: Table, name: string): Tip {
  const seen = seenOf(table);
  const fleet = mineOf(table) * SHIPS + SHIP_NAMES.indexOf(name);
  const land = seen.port[fleet] ?? seen.course[fleet];
  const aboard = aboardOf(table, fleet);
  return {
    title: say('page-parthenon-ship', { ship: name }),
    lines: [land ? table.words.name('land', land) : say('page-parthenon-home'), aboard.length ? wordList(table, aboard.filter((good): good is string => good !== null)) : say('page-parthenon-nothing')],
    clause: 'PAR-JOURNEY-2',
  };
}

const ofRate = (table: Table, name: string): Tip => ({ title: table.words.name('rate', name), lines: [], clause: 'PAR-FLEETTRADE-2' });

export function compare(table: Table): Row[] {
  const { words } = table;
  const seen = seenOf(table);
  const each = (value: (at: number) => number | string): (number | string)[] => table.seats.map((_, at) => value(at));
  const sum = (list: number[], width: number, at: number): number => list.slice(at * width, (at + 1) * width).reduce((a, b) => a + b, 0);
  return [
    { label: say('page-parthenon-all-structures'), values: derivedOf(table).structures, panel: true, goal: true },
    { label: words.say('sheet-villages'), values: each((at) => sum(seen.villages, BASICS, at)) },
    { label: words.say('sheet-workshops'), values: each((at) => seen.workshops[at] ?? 0) },
    { label: words.say('sheet-acropolis'), values: each((at) => sum(seen.acropolis, STRUCTURES, at)) },
    { label: words.say('sheet-wonders'), values: each((at) => wonders(table, at, FINISHED).length) },
    { label: words.say('field-plans'), values: each((at) => seen.plans[at] ?? 0) },
    { label: words.say('field-philosophies'), values: each((at) => sum(seen.philosophies, PHILOSOPHIES, at)) },
    { label: words.say('field-fleets'), values: each((at) => seen.fleets[at] ?? 0) },
    { label: words.say('field-home'), values: each((at) => seen.home[at]?.length ?? 0) },
    { label: say('page-parthenon-hand'), values: each((at) => seen.hand[at]?.length ?? 0), panel: true },
  ];
}

/** The island, and how far the fullest of the others is. */
export function aim(table: Table): string {
  const { structures, complete } = derivedOf(table);
  const own = table.seat === null ? -1 : table.index(table.seat);
  const others = structures.filter((_, at) => at !== own);
  return say('page-parthenon-aim', { complete, own: structures[own] ?? 0, best: Math.max(...others), watching: own < 0, year: seenOf(table).year });
}
