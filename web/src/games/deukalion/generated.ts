/** Made by `./kylix contract` from src/kylix/games/deukalion; do not edit. */

import type { EventShown, Fact } from '../../generated/wire';

export const TITLE = 'deukalion';

/** Names, by kind. A home-made set may have others than the base set. */
export type CardId = string;
export type CityId = string;
export type ColourId = string;
export type EndingId = string;
export type NumberId = string;
export type PursuitId = string;
export type RotationId = string;
export type SeatId = string;
export type SettlementId = string;
export type SideId = string;
export type SpaceId = string;
export type SquareId = string;
export type SymbolId = string;

/** By verb: what a move points at. */
export interface Moves {
  'anchor': [square: SquareId];
  'embark': [];
  'forgo': [number: NumberId];
  'pass': [];
  'rotate': [rotation: RotationId];
  'do': [symbol: SymbolId];
  'end': [];
  'sail': [square: SquareId];
  'cross': [square: SquareId];
  'swim': [square: SquareId];
  'stop': [];
  'relocate': [square: SquareId];
  'found': [settlement: SettlementId];
  'seize': [settlement: SettlementId];
  'raid': [city: CityId];
  'deliver': [colour: ColourId];
  'give': [colour: ColourId];
  'place': [city: CityId];
  'take': [colour: ColourId];
  'card': [];
  'leave': [];
  'send': [];
  'claim': [pursuit: PursuitId, side: SideId];
  'decline': [];
  'play': [card: CardId];
  'tuck': [card: CardId];
  'reclaim': [number: NumberId];
  'rethrow': [number: NumberId];
}

export type Verb = keyof Moves;
export type Move =
  | `anchor ${SquareId}`
  | 'embark'
  | `forgo ${NumberId}`
  | 'pass'
  | `rotate ${RotationId}`
  | `do ${SymbolId}`
  | 'end'
  | `sail ${SquareId}`
  | `cross ${SquareId}`
  | `swim ${SquareId}`
  | 'stop'
  | `relocate ${SquareId}`
  | `found ${SettlementId}`
  | `seize ${SettlementId}`
  | `raid ${CityId}`
  | `deliver ${ColourId}`
  | `give ${ColourId}`
  | `place ${CityId}`
  | `take ${ColourId}`
  | 'card'
  | 'leave'
  | 'send'
  | `claim ${PursuitId} ${SideId}`
  | 'decline'
  | `play ${CardId}`
  | `tuck ${CardId}`
  | `reclaim ${NumberId}`
  | `rethrow ${NumberId}`;

export type EventKey =
  | 'beaten'
  | 'challenged-city'
  | 'challenged-hydra'
  | 'challenged-settlement'
  | 'challenged-ship'
  | 'completed'
  | 'completed-jointly'
  | 'counted'
  | 'delivered'
  | 'drew'
  | 'forwent'
  | 'founded'
  | 'game-ended'
  | 'honoured'
  | 'hydra-attacked'
  | 'hydra-calmed'
  | 'hydra-relocated'
  | 'hydra-swam'
  | 'made-room'
  | 'opening-hand'
  | 'passed'
  | 'placed-kylix'
  | 'played'
  | 'reclaimed'
  | 'sailed'
  | 'secret-shown'
  | 'seized'
  | 'set-up'
  | 'ship-placed'
  | 'ship-relocated'
  | 'stole'
  | 'threw'
  | 'too-few-left'
  | 'took-nothing'
  | 'took-treasure'
  | 'treasure-placed'
  | 'tucked'
  | 'turn-began'
  | 'turned-up'
  | 'won';

export type EventFact =
  | 'bonus'
  | 'card'
  | 'cards'
  | 'centre'
  | 'city'
  | 'colour'
  | 'count'
  | 'down'
  | 'edge'
  | 'ending'
  | 'foe'
  | 'half'
  | 'lost'
  | 'outer'
  | 'points'
  | 'pursuit'
  | 'pursuits'
  | 'seat'
  | 'seats'
  | 'settlement'
  | 'square'
  | 'to_card'
  | 'to_hoplites'
  | 'to_hydra'
  | 'to_move'
  | 'turn'
  | 'up'
  | 'winners';

export type Event = Omit<EventShown, 'key' | 'facts'> & {
  key: EventKey;
  facts: Partial<Record<EventFact, Fact>>;
};

export type Ask =
  | 'avert-relocation'
  | 'calm-hydra'
  | 'choose-action'
  | 'choose-course'
  | 'choose-part'
  | 'choose-reclaim'
  | 'claim-poll'
  | 'claim-secret'
  | 'claim-victory'
  | 'dump-treasure'
  | 'give-treasure'
  | 'hand-over'
  | 'make-room'
  | 'move-hydra'
  | 'place-kylix'
  | 'place-ship'
  | 'place-treasure'
  | 'play-after-forgo'
  | 'play-after-throw'
  | 'play-before-throw'
  | 'play-received'
  | 'reaction'
  | 'reclaim-at-styx'
  | 'relocate-hydra'
  | 'relocate-ship'
  | 'rethrow-hoplites'
  | 'take-prize'
  | 'take-treasure'
  | 'tuck-card';

/** By open rule: what it is about. */
export interface Frames {
  Actions: { seat: SeatId | null };
  AfterChallenge: Record<never, never>;
  AvertRelocation: { seat: SeatId | null };
  CalmHydra: { seat: SeatId | null };
  CardAction: { seat: SeatId | null };
  CardWindow: { window: number; turn: number; passes: number };
  Challenge: { seat: SeatId | null };
  ChooseAction: { seat: SeatId | null };
  ChooseCourse: { seat: SeatId | null };
  ChoosePart: { seat: SeatId | null };
  ChooseReclaim: { seat: SeatId | null; limit: number };
  CityChallenge: { seat: SeatId | null; city: CityId | null };
  ClaimPoll: { pursuit: PursuitId | null; polled: number };
  ClaimSecret: { seat: SeatId | null };
  ClaimVictory: { seat: SeatId | null };
  Completion: { seat: SeatId | null; pursuit: PursuitId | null; side: SideId | null };
  DumpTreasure: { seat: SeatId | null; count: number; first: number; match: number };
  GainPolls: Record<never, never>;
  GiveNamed: { seat: SeatId | null; pursuit: PursuitId | null; side: SideId | null };
  GiveOfColour: { seat: SeatId | null; colour: ColourId | null; count: number };
  GiveTreasure: { seat: SeatId | null; count: number; first: number; match: number };
  HandOver: { seat: SeatId | null };
  HydraAttack: { seat: SeatId | null };
  HydraHunt: { seat: SeatId | null };
  HydraRelocation: { seat: SeatId | null };
  HydraVictory: { seat: SeatId | null };
  JointCompletion: { claimants: (SeatId | null)[]; pursuit: PursuitId | null };
  MakeRoom: { seat: SeatId | null; colour: ColourId | null; city: CityId | null; foe: SeatId | null };
  MoveHydra: { seat: SeatId | null; steps: number };
  Others: { seat: SeatId | null };
  Payment: { seat: SeatId | null; pursuit: PursuitId | null; side: SideId | null };
  PlaceKylix: { seat: SeatId | null };
  PlaceShip: { seat: SeatId | null };
  PlaceTreasure: { seat: SeatId | null; colour: ColourId | null };
  PlayAfterForgo: { seat: SeatId | null };
  PlayAfterThrow: { seat: SeatId | null };
  PlayBeforeThrow: { seat: SeatId | null };
  PlayReceived: { seat: SeatId | null };
  Polls: { places: number; polled: number };
  PrizeReceipts: Record<never, never>;
  Reaction: { seat: SeatId | null };
  Receipts: Record<never, never>;
  ReclaimAtStyx: { seat: SeatId | null };
  Reclaiming: { seat: SeatId | null; count: number };
  Refill: Record<never, never>;
  RelocateHydra: { seat: SeatId | null };
  RelocateShip: { seat: SeatId | null; foe: SeatId | null };
  Relocation: { seat: SeatId | null; chooser: SeatId | null };
  RethrowHoplites: { seat: SeatId | null };
  SailWindow: { seat: SeatId | null; allowance: number };
  SetUp: Record<never, never>;
  SettleReceived: { seat: SeatId | null };
  SettlementChallenge: { seat: SeatId | null; settlement: SettlementId | null };
  ShipChallenge: { seat: SeatId | null; foe: SeatId | null };
  Spoils: { winner: SeatId | null; loser: SeatId | null };
  TakePrize: { seat: SeatId | null; foe: SeatId | null };
  TakeTreasure: { seat: SeatId | null; city: CityId | null };
  TuckCard: { seat: SeatId | null; count: number };
  Turn: { seat: SeatId | null };
  TurnLimit: Record<never, never>;
  Victory: Record<never, never>;
  Voyage: Record<never, never>;
}

export type Rule = { [Name in keyof Frames]: { rule: Name; clause: string } & Frames[Name] }[keyof Frames];

export type Options = {
  edition: 'continental' | 'english';
  anchor_safe: 'edition' | 'on' | 'off';
  hydra_attack_from_hand: 'edition' | 'on' | 'off';
  ship_prize_card: 'edition' | 'deck' | 'loser_hand';
  defence_counts: 'edition' | 'on' | 'off';
  delivery_compulsory: 'edition' | 'on' | 'off';
  dump_anywhere: 'edition' | 'on' | 'off';
  leave_hoplites: 'edition' | 'on' | 'off';
  three_colours: boolean;
  immediate_play: boolean;
  cards_before_rotation: boolean;
  forgo_blocks_cards: boolean;
  pursuit_ends_move: 'voyage' | 'turn';
  styx_bonus: 'reclaim' | 'majority';
  treasure_calls: boolean;
  max_turns: number;
  p_edge: number;
  start_player: string;
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
  dice: number[];
  rotation: number;
  done: number;
  served: SeatId | null;
  sailor: SeatId | null;
  steps: number;
  course: number;
  adventure: boolean;
  lyre: boolean;
  crossing: boolean;
  ships: (SquareId | null)[];
  pushed: boolean[];
  hydra: SquareId;
  aboard: number[];
  cargo: ColourId[][];
  underworld: number[];
  held: Record<SettlementId, SeatId | null>;
  spaces: Record<SpaceId, ColourId | null>;
  deck: number;
  hand: (CardId[] | number)[];
  fresh: (CardId[] | number)[];
  played: CardId | null;
  lasting: CardId[];
  lasting_by: SeatId[];
  pursuits: number;
  display: (PursuitId | null)[];
  secret: ((PursuitId | null)[])[];
  shown: boolean[];
  earned: PursuitId[];
  earned_by: SeatId[];
  removed: PursuitId[];
  points: number[];
  honour: number[];
  supply: number;
  fighters: SeatId[];
  thrown: number[];
  bonus: number[];
  gained: number;
  winners: SeatId[];
  ending: EndingId | null;
};

export interface Derived {
  colours: string[];
  done: string[];
  honour: number[];
  leave_hoplites: boolean;
  pursuits: number[];
  read_as: Record<string, string>;
  risks: Risk[];
  room: number[];
  rotations: number[][];
  settlements: number[];
  stake: Stake | null;
  target: number;
  throws: Throw[];
}

export interface Risk {
  chance: number;
  kind: string;
  move: string;
  name: string;
  shows: boolean;
}

export interface Stake {
  honour: number;
  least: number;
}

export interface Throw {
  bonus: number;
  chance: number | null;
  down: number;
  edge: number;
  saved: number;
  seat: string;
  total: number;
  up: number;
}

export interface Board {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  map: string;
}

export interface Card {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  id: string;
  name_en: string;
  name_fr: string;
  count: number;
  permanent: boolean;
  windows: ('OWN' | 'SAIL' | 'PRE' | 'POST' | 'MOVED' | 'HYDRA')[];
  effect: string;
  amount: number;
}

export interface City {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  id: string;
  name_en: string;
  name_fr: string;
  value: number;
  spaces: number;
}

export interface Deal {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  actions: number;
  secrets: 1;
  display: number;
}

export interface Draw {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  id: string;
  face: number;
  who: 'others' | 'nobody' | 'active';
  cards: number;
}

export interface Hero {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  id: string;
  name_en: string;
  name_fr: string;
}

export interface Honour {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  supply: number;
  hydra: number;
  delivery: number;
  joint: number;
}

export interface HydraPiece {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  value: number;
}

export interface Kylix {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  faces: number[];
  centre: 1;
  symbols: ('CARD' | 'HYDRA' | 'HOPLITES' | 'MOVE')[];
}

export interface Piece {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  id: string;
  count: number;
}

export interface Pursuit {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  id: string;
  points: number;
}

export interface Result {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  id: 'SKULL-UP' | 'SKULL-DOWN' | 'EDGE';
  half_points: number;
  lost: boolean;
  flat: boolean;
  weight: number;
}

export interface Sailing {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  forgo: number;
  relocate: number;
  make_room: 1;
}

export interface Seating {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  id: string;
  seats: number;
  target: number;
  styx_honour: number;
}

export interface SetInfo {
  title: string;
  id: string;
  about: string;
}

export interface Settlement {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  id: string;
  name_en: string;
  name_fr: string;
  hoplites: number;
  value: number;
}

export interface Shipboard {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  places: number;
  hoplites: number;
}

export interface Side {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  id: string;
  pursuit: string;
  kind: 'deliver' | 'hoplites' | 'action_cards' | 'defeat_ship' | 'defeat_hydra';
  match: 'named' | 'any' | 'same' | 'distinct' | '';
  colours: string[];
  city: string;
  count: number;
  give: number;
}

export interface Square {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  id: string;
  mark: string;
  kind: 'sea' | 'anchor' | 'styx' | 'centre' | 'athens' | 'land';
  ships: boolean;
  hydra: boolean;
  start: boolean;
}

export interface Treasure {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  id: string;
  count: number;
  three_count: number;
  three_as: string;
}

export interface Spec {
  set: SetInfo;
  board: Board;
  square: Square[];
  city: City[];
  settlement: Settlement[];
  treasure: Treasure[];
  hero: Hero[];
  seating: Seating[];
  kylix: Kylix;
  draw: Draw[];
  shipboard: Shipboard;
  deal: Deal;
  honour: Honour;
  sailing: Sailing;
  hydra: HydraPiece;
  result: Result[];
  card: Card[];
  pursuit: Pursuit[];
  side: Side[];
  piece: Piece[];
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
