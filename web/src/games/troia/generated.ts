/** Made by `./kylix contract` from src/kylix/games/troia; do not edit. */

import type { EventShown, Fact } from '../../generated/wire';

export const TITLE = 'troia';

/** Names, by kind. A home-made set may have others than the base set. */
export type CardId = string;
export type EndingId = string;
export type FigureId = string;
export type GodId = string;
export type HeroId = string;
export type OfferingId = string;
export type SeatId = string;
export type SlotId = string;
export type SpaceId = string;

/** By verb: what a move points at. */
export interface Moves {
  'draw': [];
  'offer': [god: GodId];
  'cornucopia': [];
  'pay': [card: CardId];
  'done': [];
  'cancel': [];
  'use': [];
  'decline': [];
  'move': [hero: HeroId];
  'send': [hero: HeroId, space: SpaceId];
  'place': [god: GodId, slot: SlotId];
  'forward': [hero: HeroId];
  'back': [hero: HeroId];
  'take': [card: CardId];
  'skip': [];
  'build': [card: CardId];
  'advance': [card: CardId];
  'return': [hero: HeroId];
}

export type Verb = keyof Moves;
export type Move =
  | 'draw'
  | `offer ${GodId}`
  | 'cornucopia'
  | `pay ${CardId}`
  | 'done'
  | 'cancel'
  | 'use'
  | 'decline'
  | `move ${HeroId}`
  | `send ${HeroId} ${SpaceId}`
  | `place ${GodId} ${SlotId}`
  | `forward ${HeroId}`
  | `back ${HeroId}`
  | `take ${CardId}`
  | 'skip'
  | `build ${CardId}`
  | `advance ${CardId}`
  | `return ${HeroId}`;

export type EventKey =
  | 'advanced'
  | 'built'
  | 'drew'
  | 'game-ended'
  | 'god-moved'
  | 'hero-moved'
  | 'made-no-progress'
  | 'offered'
  | 'opening-hand'
  | 'power-declined'
  | 'power-lost'
  | 'set-up'
  | 'took-card'
  | 'took-cornucopia'
  | 'turn-began';

export type EventFact =
  | 'card'
  | 'cards'
  | 'cornucopia'
  | 'count'
  | 'ending'
  | 'figure'
  | 'god'
  | 'gods'
  | 'hero'
  | 'seat'
  | 'slot'
  | 'source'
  | 'space'
  | 'start'
  | 'superior'
  | 'turn'
  | 'winner';

export type Event = Omit<EventShown, 'key' | 'facts'> & {
  key: EventKey;
  facts: Partial<Record<EventFact, Fact>>;
};

export type Ask =
  | 'add-card'
  | 'choose-action'
  | 'choose-payment'
  | 'combat-to-defence'
  | 'defence-to-combat'
  | 'defence-to-defence'
  | 'defence-to-protection'
  | 'draw-two'
  | 'fall-back'
  | 'forward-and-back'
  | 'hero-power'
  | 'make-progress'
  | 'move-god'
  | 'protection-to-defence'
  | 'return-hero'
  | 'step-forward'
  | 'take-cornucopia'
  | 'take-discard'
  | 'take-hand-card';

/** By open rule: what it is about. */
export interface Frames {
  AddCard: { seat: SeatId | null };
  ChooseAction: { seat: SeatId | null };
  ChoosePayment: { seat: SeatId | null; god: GodId | null };
  CombatToDefence: { seat: SeatId | null };
  Comparison: Record<never, never>;
  DefenceToCombat: { seat: SeatId | null };
  DefenceToDefence: { seat: SeatId | null };
  DefenceToProtection: { seat: SeatId | null };
  DrawCards: { seat: SeatId | null };
  DrawTwo: { seat: SeatId | null };
  FallBack: { seat: SeatId | null; hero: HeroId | null };
  ForwardAndBack: { seat: SeatId | null };
  HeroPower: { seat: SeatId | null };
  HeroesReturn: { seat: SeatId | null };
  MakeProgress: { seat: SeatId | null };
  MoveGod: { seat: SeatId | null };
  Objective: { seat: SeatId | null };
  Offering: { seat: SeatId | null; god: GodId | null };
  Path: { seat: SeatId | null };
  Power: { seat: SeatId | null; god: GodId | null };
  ProtectionToDefence: { seat: SeatId | null };
  ReturnHero: { seat: SeatId | null; count: number; first: number };
  SetUp: Record<never, never>;
  Siege: Record<never, never>;
  StepForward: { seat: SeatId | null };
  TakeCornucopia: { seat: SeatId | null };
  TakeDiscard: { seat: SeatId | null };
  TakeHandCard: { seat: SeatId | null };
  Turn: { seat: SeatId | null };
  TurnLimit: Record<never, never>;
}

export type Rule = { [Name in keyof Frames]: { rule: Name; clause: string } & Frames[Name] }[keyof Frames];

export type Options = {
  gods: string;
  artemis_jump: boolean;
  powers_mandatory: boolean;
  apollo_pick: 'choose' | 'top' | 'random';
  cornucopia_steal: boolean;
  cornucopia_alone: boolean;
  objective_after_draw: boolean;
  deck_out: 'immediate' | 'end_of_turn';
};

/** What a seat sees. */
export type View = {
  answered: (string | boolean | null)[];
  derived: Derived;
  laid_open?: Record<string, unknown>;
  over: boolean;
  rules: Rule[];
  seat: string | null;
  title: typeof TITLE;
  to_act: string[];
  turn: number;
  active: SeatId;
  olympus: GodId[];
  heroes: Record<HeroId, SpaceId>;
  deck: number[];
  hand: (CardId[] | number)[];
  paid: (CardId[] | number)[];
  pledged: boolean;
  discard: CardId[][];
  horse: CardId[];
  track: number;
  cornucopia: SeatId | null;
  known: CardId[][];
  honoured: GodId | null;
  superior: number;
  winner: SeatId | null;
  ending: EndingId | null;
};

export interface Derived {
  bill: Bill | null;
  costs: Record<string, number[]>;
  far: number[];
  far_needed: number;
  goals: Record<string, string[]>;
  marches: Record<string, March>;
}

export interface Bill {
  cards: string[];
  cornucopia: boolean;
  cost: number;
  enough: boolean;
  god: string;
  matching: number;
  offering: string;
  superior: boolean;
  total: number;
}

export interface March {
  hero: string;
  mixed: string;
  superior: string;
}

export interface Card {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  id: string;
  back: 'greek' | 'trojan';
  offerings: string[];
  figure: string | null;
}

export interface God {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  id: string;
  power: string;
}

export interface Hero {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  id: string;
  greek: string;
  trojan: string;
}

export interface Offering {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  id: string;
  colour: string;
}

export interface Part {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  id: string;
}

export interface SetInfo {
  title: string;
  id: string;
  about: string;
}

export interface Slot {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  greek: number;
  trojan: number;
}

export interface Step {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  needs: string[][];
}

export interface Tile {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  offering: string;
  faces: string[];
}

export interface Spec {
  set: SetInfo;
  offering: Offering[];
  god: God[];
  tile: Tile[];
  hero: Hero[];
  slot: Slot[];
  part: Part[];
  step: Step[];
  card: Card[];
}

/** All of it, for `reader` in src/lib/contract.ts. */
export interface Contract {
  title: typeof TITLE;
  view: View;
  derived: Derived;
  spec: Spec;
  options: Options;
  verb: Verb;
  move: Move;
  event: Event;
  rule: Rule;
  ask: Ask;
}
