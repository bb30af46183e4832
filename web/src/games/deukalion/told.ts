/** What Deukalion tells of its things and players: large cards, and what is compared. */
import type { Row, Tip } from '../../lib/drawing';
import type { Table } from '../../lib/table.svelte';
import { say } from '../../lib/words.svelte';
import { derivedOf, cardOf, cardLines, pointsOf, seenOf, sidesOf, sideText, specOf, squaresOf } from './facts';

export function tip(table: Table, kind: string, name: string): Tip | null {
  if (kind === 'card') return ofCard(table, name);
  if (kind === 'pursuit') return ofPursuit(table, name);
  if (kind === 'city' || kind === 'settlement') return ofPlace(table, kind, name);
  if (kind === 'square') return ofSquare(table, name);
  if (kind === 'symbol') return { title: table.words.name('symbol', name), lines: [], clause: SYMBOL_CLAUSES[name] };
  if (kind === 'rotation') return { title: table.words.say('move-rotate', { rotation: name }), lines: [], clause: 'DEU-KYLIX-6' };
  return null;
}

const SYMBOL_CLAUSES: Record<string, string> = { CARD: 'DEU-KYLIX-8', HYDRA: 'DEU-HYDRA-6', HOPLITES: 'DEU-KYLIX-10', MOVE: 'DEU-MOVE-1' };
const SIDE_CLAUSES: Record<string, string> = {
  deliver: 'DEU-PURSUIT-9', defeat_ship: 'DEU-PURSUIT-10', hoplites: 'DEU-PURSUIT-11', action_cards: 'DEU-PURSUIT-12', defeat_hydra: 'DEU-PURSUIT-13',
};
const SQUARE_CLAUSES: Record<string, string> = { anchor: 'DEU-DELIVER-1', athens: 'DEU-DELIVER-1', styx: 'DEU-STYX-3', centre: 'DEU-KYLIX-6' };

function ofCard(table: Table, name: string): Tip {
  return { title: table.words.name('card', name), lines: cardLines(table, name), clause: cardOf(table, name)?.permanent ? 'DEU-ACTION-5' : 'DEU-Q18' };
}

function ofPursuit(table: Table, name: string): Tip {
  const sides = sidesOf(table, name);
  const [first, second] = sides.map((side) => sideText(table, side));
  const lines = [first ?? '', `${say('page-deukalion-or')} ${second ?? ''}`, say('page-deukalion-worth', { points: pointsOf(table, name) })];
  return { title: say('page-deukalion-pursuit-name', { pursuit: name }), lines, clause: SIDE_CLAUSES[sides[1]?.kind ?? 'deliver'] };
}

function ofPlace(table: Table, kind: string, name: string): Tip {
  const seen = seenOf(table);
  const title = table.words.name(kind, name);
  const city = kind === 'city' ? specOf(table).city.find((one) => one.id === name) : undefined;
  if (city) {
    const lying = Array.from({ length: city.spaces }, (_, at) => seen.spaces[`${name}-${at + 1}`]).filter((colour) => typeof colour === 'string');
    const colours = table.words.listed(lying.map((colour) => table.words.name('colour', colour)));
    return { title, lines: [say('page-deukalion-value', { value: city.value }), say('page-deukalion-lying', { treasures: colours || '–' })], clause: 'DEU-CITY-2' };
  }
  const place = specOf(table).settlement.find((one) => one.id === name);
  const holder = seen.held[name];
  const lines = [say('page-deukalion-value', { value: place?.value ?? 0 }), say('page-deukalion-takes', { count: place?.hoplites ?? 0 })];
  if (holder) lines.push(say('page-deukalion-holder', { who: table.who(holder) }));
  return { title, lines, clause: holder ? 'DEU-CITY-5' : 'DEU-SETTLE-1' };
}

function ofSquare(table: Table, name: string): Tip | null {
  const kind = squaresOf(table).find((square) => square.name === name)?.kind ?? '';
  const hydra = seenOf(table).hydra === name;
  if (hydra) return { title: `${table.words.name('symbol', 'HYDRA')} (${name})`, lines: [say('page-deukalion-value', { value: specOf(table).hydra.value })], clause: 'DEU-HYDRA-1' };
  return SQUARE_CLAUSES[kind] ? { title: name, lines: [say(KINDS[kind] ?? '')], clause: SQUARE_CLAUSES[kind] } : null;
}

/** What a square is, in words. */
export const KINDS: Record<string, string> = {
  sea: 'page-deukalion-sea',
  anchor: 'page-deukalion-anchor',
  styx: 'page-deukalion-styx',
  centre: 'page-deukalion-centre',
  athens: 'page-deukalion-athens',
  land: 'page-deukalion-land',
};

export function compare(table: Table): Row[] {
  const seen = seenOf(table);
  const { words } = table;
  const of = (value: (at: number) => number): number[] => table.seats.map((_, at) => value(at));
  const size = (own: string[] | number | undefined): number => (Array.isArray(own) ? own.length : (own ?? 0));
  const derived = derivedOf(table);
  return [
    { label: `${words.say('text-deukalion-points')} / ${derived.target}`, values: of((at) => seen.points[at] ?? 0), panel: true, goal: true },
    { label: words.say('text-deukalion-cards'), values: of((at) => size(seen.hand[at])), panel: true },
    { label: words.say('text-deukalion-aboard'), values: of((at) => seen.aboard[at] ?? 0), panel: true },
    { label: words.say('text-deukalion-dead'), values: of((at) => seen.underworld[at] ?? 0) },
    { label: words.say('text-deukalion-cargo'), values: of((at) => seen.cargo[at]?.length ?? 0) },
    { label: words.say('sheet-settlements'), values: derived.settlements },
    { label: words.say('sheet-honour'), values: derived.honour },
    { label: words.say('sheet-pursuits'), values: derived.pursuits },
  ];
}

/** The points that end the game, and who is nearest. */
export function aim(table: Table): string {
  const { points } = seenOf(table);
  const own = table.seat === null ? -1 : table.index(table.seat);
  const others = points.filter((_, at) => at !== own);
  return say('page-deukalion-aim', { target: derivedOf(table).target, own: points[own] ?? 0, best: Math.max(...others), watching: own < 0 });
}
