/** The component set of Deukalion and its view, typed, and what its drawings ask of them. */
import type { Table } from '../../lib/table.svelte';
import type { OptionShown } from '../../generated/wire';
import { reader } from '../../lib/contract';
import { say } from '../../lib/words.svelte';
import { TITLE, type Card, type Contract, type Event, type EventFact, type EventKey, type Side, type Throw } from './generated';

export type { Card, Side, Spec, View as Seen } from './generated';
export const { derivedOf, seenOf, specOf, optionsOf, eventsOf, isAsked, verbOf } = reader<Contract>(TITLE);

export const SYMBOLS = ['CARD', 'HYDRA', 'HOPLITES', 'MOVE'];
const HALF = 2;

export const isEnglish = (table: Table): boolean => optionsOf(table).edition === 'english';

// --- the map -----------------------------------------------------------------------------------------------------

export interface Square {
  name: string;
  x: number;
  y: number;
  /** sea, anchor, styx, centre, athens, land, city or settlement. */
  kind: string;
  place: string;
  start: boolean;
}

export function squaresOf(table: Table): Square[] {
  const spec = specOf(table);
  const names = table.components.names.square ?? [];
  const rows = spec.board.map.trim().split('\n').map((line) => line.trim().split(/\s+/));
  return rows.flatMap((row, y) =>
    row.map((mark, x) => {
      const ground = spec.square.find((one) => one.mark === mark);
      const kind = ground?.kind ?? (spec.city.some((city) => city.id === mark) ? 'city' : 'settlement');
      return { name: names[y * row.length + x] ?? '', x, y, kind, place: ground ? '' : mark, start: ground?.start ?? false };
    }),
  );
}

/** Where a treasure space is drawn within the square of its city. */
export const chestX = (at: number, spaces: number): number => 50 - spaces * 14.5 + at * 29;

export const isWater = (square: Square): boolean => ['sea', 'anchor', 'styx'].includes(square.kind);

// --- the Kylix ---------------------------------------------------------------------------------------------------

/** What each action gets when the cup is set down so, in the order of SYMBOLS. */
export const placed = (table: Table, rotation: number): number[] => derivedOf(table).rotations[rotation] ?? [];

export function placedText(table: Table, rotation: number): string {
  const values = placed(table, rotation);
  return SYMBOLS.map((symbol, at) => `${table.words.name('symbol', symbol)} ${values[at]}`).join(', ');
}

// --- cards -------------------------------------------------------------------------------------------------------

const WINDOWS: Record<string, string> = {
  OWN: 'page-deukalion-window-own',
  SAIL: 'page-deukalion-window-sail',
  PRE: 'page-deukalion-window-pre',
  POST: 'page-deukalion-window-post',
  MOVED: 'page-deukalion-window-moved',
  HYDRA: 'page-deukalion-window-hydra',
};

export const cardOf = (table: Table, id: string): Card | undefined => specOf(table).card.find((card) => card.id === id);

export function effectText(table: Table, id: string): string {
  const card = cardOf(table, id);
  return card ? say(`page-deukalion-effect-${card.effect}`, { count: card.amount }) : '';
}

/** Effect, when it is played, and whether it stays: the whole card. */
export function cardLines(table: Table, id: string): string[] {
  const card = cardOf(table, id);
  if (!card) return [];
  const when = table.words.listed(card.windows.map((window) => say(WINDOWS[window] ?? window)));
  const stays = card.permanent ? say('page-deukalion-permanent') : say('page-deukalion-one-shot');
  return [effectText(table, id), say('page-deukalion-when', { when }), stays];
}

export const sidesOf = (table: Table, pursuit: string): Side[] =>
  specOf(table).side.filter((side) => side.pursuit === pursuit);
export const pointsOf = (table: Table, pursuit: string): number =>
  specOf(table).pursuit.find((one) => one.id === pursuit)?.points ?? 0;

/** Colours of a pursuit as they read at this table. */
export const coloursOf = (table: Table, side: Side): string[] => side.colours.map((colour) => derivedOf(table).read_as[colour] ?? colour);

export function sideText(table: Table, side: Side): string {
  const city = side.city ? table.words.name('city', side.city) : '';
  const about = { city, count: side.count, give: derivedOf(table).leave_hoplites ? side.give : 0 };
  if (side.kind === 'defeat_ship') return say('page-deukalion-side-ship');
  if (side.kind === 'defeat_hydra') return say('page-deukalion-side-hydra');
  if (side.kind === 'action_cards') return say('page-deukalion-side-cards', about);
  if (side.kind === 'hoplites') return say('page-deukalion-side-hoplites', about);
  if (side.match === 'any') return say('page-deukalion-side-any', about);
  if (side.match === 'same') return say('page-deukalion-side-same', about);
  if (side.match === 'distinct') return say('page-deukalion-side-distinct', about);
  const colours = coloursOf(table, side).map((colour) => table.words.name('colour', colour));
  return say('page-deukalion-side-named', { colours: table.words.listed(colours), count: colours.length });
}

export function pursuitText(table: Table, pursuit: string): string {
  const sides = sidesOf(table, pursuit).map((side) => sideText(table, side));
  return say('page-deukalion-pursuit', { pursuit, first: sides[0] ?? '', second: sides[1] ?? '', points: pointsOf(table, pursuit) });
}

const LETTERS: Record<string, string> = {
  RED: 'page-deukalion-letter-red',
  GREEN: 'page-deukalion-letter-green',
  BLUE: 'page-deukalion-letter-blue',
  YELLOW: 'page-deukalion-letter-yellow',
  WHITE: 'page-deukalion-letter-white',
};
export const letterOf = (colour: string): string => (LETTERS[colour] ? say(LETTERS[colour]) : colour.slice(0, 1));

// --- challenges --------------------------------------------------------------------------------------------------

export const percent = (odds: number): string => {
  const hundred = Math.round(odds * 100);
  return say('page-deukalion-percent', { percent: odds > 0 && hundred === 0 ? 1 : odds < 1 && hundred === 100 ? 99 : hundred });
};

export function hint(table: Table, option: OptionShown): string {
  const rotation = option.on.rotation;
  if (typeof rotation === 'string') return `· ${placedText(table, Number(rotation))}`;
  const symbol = option.on.symbol;
  if (typeof symbol === 'string') return `(${placed(table, seenOf(table).rotation)[SYMBOLS.indexOf(symbol)] ?? ''})`;
  const risk = derivedOf(table).risks.find((one) => one.move === option.move);
  if (risk) {
    const name = risk.kind === 'seat' ? table.words.seat(risk.name) : table.words.name(risk.kind, risk.name);
    return `· ${say(risk.shows ? 'page-deukalion-challenges-shown' : 'page-deukalion-challenges', { name, percent: percent(risk.chance) })}`;
  }
  const duel = verbOf(option) === 'pass' && typeof option.odds === 'number' ? duelOf(table) : null;
  if (duel) return `· ${say('page-deukalion-throw', { ...duel, percent: percent(option.odds ?? 0) })}`;
  if (typeof option.odds === 'number') return `· ${percent(option.odds)}`;
  if (verbOf(option) === 'sail' && table.complete !== 'no' && table.preview) return `· ${say('page-deukalion-steps-left', { count: seenOf(table).steps })}`;
  if (option.move === 'stop' && seenOf(table).steps) return `· ${say('page-deukalion-steps-left', { count: seenOf(table).steps })}`;
  const stake = derivedOf(table).stake;
  if (stake && verbOf(option) === 'reclaim' && Number(option.on.number) >= stake.least) return `· ${say('page-deukalion-earns', { count: stake.honour })}`;
  const card = option.on.card;
  return typeof card === 'string' && verbOf(option) === 'play' ? `· ${effectText(table, card)}` : '';
}

/** Who attacks whom in the challenge that is open. */
function duelOf(table: Table): { who: string; name: string } | null {
  const { words } = table;
  const hydra = words.name('symbol', 'HYDRA');
  for (const rule of [...(table.view?.rules ?? [])].reverse()) {
    const { rule: open, seat, foe, city, settlement } = rule as Partial<Record<string, string>>;
    const who = words.seat(seat ?? null);
    if (open === 'HydraHunt') return { who, name: hydra };
    if (open === 'HydraAttack') return { who: hydra, name: who };
    if (open === 'ShipChallenge') return { who, name: words.seat(foe ?? null) };
    if (open === 'CityChallenge') return { who, name: words.name('city', city ?? '') };
    if (open === 'SettlementChallenge') return { who, name: words.name('settlement', settlement ?? '') };
  }
  return null;
}

/** A throw as it is drawn: of a challenge that is over also whether it won. */
export interface Thrown extends Throw {
  won: boolean | null;
}

export interface Fight {
  foe: string;
  running: boolean;
  throws: Thrown[];
}

const RESULTS = { up: 'SKULL-UP', saved: 'SKULL-UP', down: 'SKULL-DOWN', edge: 'EDGE' };
export type Pose = keyof typeof RESULTS;

/** Half points that a hoplite gives as it lies. */
export const worthOf = (table: Table, pose: Pose): number =>
  specOf(table).result.find((one) => one.id === RESULTS[pose])?.half_points ?? 0;

const BEGINS: EventKey[] = ['challenged-ship', 'challenged-city', 'challenged-settlement', 'challenged-hydra', 'hydra-attacked'];

/** The challenge in course, out of the view; else the last one that was told of in this turn. */
export function fightOf(table: Table): Fight | null {
  const events = eventsOf(table);
  const told = table.told ? events.slice(0, table.events.indexOf(table.told) + 1) : events;
  const at = told.findLastIndex((event) => BEGINS.includes(event.key));
  const begun = told[at];
  const seen = seenOf(table);
  if (seen.fighters.length) return { foe: begun ? foeName(table, begun) : '', running: true, throws: derivedOf(table).throws.map((one) => ({ ...one, won: null })) };
  if (!begun) return null;
  const later = told.slice(at);
  const until = later.findIndex((event, index) => index > 0 && event.key === 'turn-began');
  return { foe: foeName(table, begun), running: false, throws: finished(until < 0 ? later : later.slice(0, until)) };
}

function foeName(table: Table, begun: Event): string {
  const { foe, city, settlement } = begun.facts as Partial<Record<EventFact, string>>;
  if (foe) return table.words.seat(foe);
  if (city) return `${table.words.name('city', city)} (${specOf(table).city.find((one) => one.id === city)?.value})`;
  if (settlement) return `${table.words.name('settlement', settlement)} (${specOf(table).settlement.find((one) => one.id === settlement)?.value})`;
  return `${table.words.name('symbol', 'HYDRA')} (${specOf(table).hydra.value})`;
}

/** The throws of a challenge that is over, out of the log. Hoplites thrown once more lay skull up before. */
function finished(events: Event[]): Thrown[] {
  const throws = new Map<string, Thrown>();
  for (const { key, facts } of events) {
    const seat = String(facts.seat);
    const own = throws.get(seat);
    const of = (name: EventFact): number => Number(facts[name] ?? 0);
    if (key === 'threw') {
      const again = own ? of('up') + of('down') + of('edge') : 0;
      const before = own ?? { seat, up: 0, down: 0, edge: 0, saved: 0, bonus: 0, total: 0, chance: null, won: null };
      throws.set(seat, { ...before, up: before.up - again + of('up'), down: before.down + of('down'), edge: before.edge + of('edge') });
    } else if (key === 'counted' && own) {
      const total = of('points') * HALF + of('half');
      throws.set(seat, { ...own, up: of('lost'), saved: own.up - of('lost'), total, bonus: of('bonus') });
    } else if ((key === 'won' || key === 'seized') && own) throws.set(seat, { ...own, won: true });
    else if (key === 'beaten' && own) throws.set(seat, { ...own, won: false });
  }
  const found = [...throws.values()];
  return found.some((one) => one.won) ? found.map((one) => ({ ...one, won: one.won ?? false })) : found;
}

export function points(halves: number): string {
  const whole = Math.floor(halves / HALF);
  return halves % HALF ? `${whole || ''}½` : String(whole);
}
