/** Made by `./kylix contract` from src/kylix/games/parthenon; do not edit. */

import type { EventShown, Fact } from '../../generated/wire';

export const TITLE = 'parthenon';

/** Names, by kind. A home-made set may have others than the base set. */
export type AddresseeId = string;
export type CardId = string;
export type CourseId = string;
export type EndingId = string;
export type EventId = string;
export type FleetId = string;
export type GoodId = string;
export type HarbourId = string;
export type HazardId = string;
export type IslandId = string;
export type LandId = string;
export type PartyId = string;
export type PhaseId = string;
export type PhilosophyId = string;
export type PowerId = string;
export type QuestionId = string;
export type RateId = string;
export type RegionId = string;
export type SeatId = string;
export type ShipId = string;
export type SlotId = string;
export type StructureId = string;
export type WayId = string;
export type WonderId = string;
export type WordId = string;

/** By verb: what a move points at. */
export interface Moves {
  'pass': [];
  'ready': [];
  'unready': [];
  'order': [];
  'next': [seat: SeatId];
  'donate': [good: GoodId];
  'arrange': [event: EventId];
  'name': [seat: SeatId];
  'call': [good: GoodId];
  'idle': [good: GoodId];
  'free': [good: GoodId];
  'exempt': [];
  'soften': [];
  'settle': [way: WayId];
  'surrender': [good: GoodId];
  'show': [good: GoodId];
  'suffer': [];
  'barter': [rate: RateId];
  'buy': [good: GoodId];
  'boost': [good: GoodId];
  'take': [good: GoodId];
  'swap': [good: GoodId, other: GoodId];
  'pay': [good: GoodId];
  'spare': [word: WordId];
  'cancel': [];
  'stage': [wonder: WonderId];
  'use': [power: PowerId];
  'offer': [party: PartyId];
  'counter': [slot: SlotId];
  'give': [good: GoodId];
  'want': [good: GoodId];
  'publish': [];
  'accept': [slot: SlotId];
  'reject': [slot: SlotId];
  'withdraw': [slot: SlotId];
  'village': [good: GoodId];
  'workshop': [];
  'build': [structure: StructureId];
  'fleet': [];
  'make': [structure: StructureId];
  'adopt': [philosophy: PhilosophyId];
  'introduce': [philosophy: PhilosophyId];
  'hide': [];
  'bare': [];
  'keep': [good: GoodId];
  'vote': [seat: SeatId];
  'pick': [seat: SeatId];
  'foresee': [power: PowerId];
  'look': [power: PowerId, land: LandId];
  'send': [ship: ShipId, land: LandId];
  'recall': [ship: ShipId];
  'load': [ship: ShipId, good: GoodId];
  'unload': [ship: ShipId, good: GoodId];
  'light': [ship: ShipId, good: GoodId];
  'reveal': [];
  'sacrifice': [];
  'lose': [good: GoodId];
  'divert': [land: LandId];
  'fee': [ship: ShipId, good: GoodId];
  'display': [ship: ShipId, good: GoodId];
  'trade': [ship: ShipId, rate: RateId];
  'plan': [ship: ShipId];
  'raise': [ship: ShipId, wonder: WonderId];
  'drop': [ship: ShipId, good: GoodId];
  'hand': [ship: ShipId, ship2: ShipId, good: GoodId];
  'land': [ship: ShipId, good: GoodId];
}

export type Verb = keyof Moves;
export type Move =
  | 'pass'
  | 'ready'
  | 'unready'
  | 'order'
  | `next ${SeatId}`
  | `donate ${GoodId}`
  | `arrange ${EventId}`
  | `name ${SeatId}`
  | `call ${GoodId}`
  | `idle ${GoodId}`
  | `free ${GoodId}`
  | 'exempt'
  | 'soften'
  | `settle ${WayId}`
  | `surrender ${GoodId}`
  | `show ${GoodId}`
  | 'suffer'
  | `barter ${RateId}`
  | `buy ${GoodId}`
  | `boost ${GoodId}`
  | `take ${GoodId}`
  | `swap ${GoodId} ${GoodId}`
  | `pay ${GoodId}`
  | `spare ${WordId}`
  | 'cancel'
  | `stage ${WonderId}`
  | `use ${PowerId}`
  | `offer ${PartyId}`
  | `counter ${SlotId}`
  | `give ${GoodId}`
  | `want ${GoodId}`
  | 'publish'
  | `accept ${SlotId}`
  | `reject ${SlotId}`
  | `withdraw ${SlotId}`
  | `village ${GoodId}`
  | 'workshop'
  | `build ${StructureId}`
  | 'fleet'
  | `make ${StructureId}`
  | `adopt ${PhilosophyId}`
  | `introduce ${PhilosophyId}`
  | 'hide'
  | 'bare'
  | `keep ${GoodId}`
  | `vote ${SeatId}`
  | `pick ${SeatId}`
  | `foresee ${PowerId}`
  | `look ${PowerId} ${LandId}`
  | `send ${ShipId} ${LandId}`
  | `recall ${ShipId}`
  | `load ${ShipId} ${GoodId}`
  | `unload ${ShipId} ${GoodId}`
  | `light ${ShipId} ${GoodId}`
  | 'reveal'
  | 'sacrifice'
  | `lose ${GoodId}`
  | `divert ${LandId}`
  | `fee ${ShipId} ${GoodId}`
  | `display ${ShipId} ${GoodId}`
  | `trade ${ShipId} ${RateId}`
  | `plan ${ShipId}`
  | `raise ${ShipId} ${WonderId}`
  | `drop ${ShipId} ${GoodId}`
  | `hand ${ShipId} ${ShipId} ${GoodId}`
  | `land ${ShipId} ${GoodId}`;

export type EventKey =
  | 'adopted'
  | 'advanced'
  | 'archon-elected'
  | 'army-shown'
  | 'bonus'
  | 'bought-fleet'
  | 'built'
  | 'built-village'
  | 'built-workshop'
  | 'displayed'
  | 'diverted'
  | 'donated'
  | 'dropped'
  | 'event-began'
  | 'event-turned'
  | 'events-arranged'
  | 'exchanged'
  | 'fleet-lost'
  | 'fleet-paid'
  | 'fleet-traded'
  | 'foresaw'
  | 'freed'
  | 'gained'
  | 'game-ended'
  | 'got-plan'
  | 'halted'
  | 'handed-over'
  | 'harbour-voted'
  | 'harbours-reshuffled'
  | 'hazard-drawn'
  | 'hazard-replaced'
  | 'hazards-reshuffled'
  | 'idled'
  | 'introduced'
  | 'kept-hidden'
  | 'kept-shown'
  | 'launched'
  | 'looked'
  | 'lost'
  | 'made'
  | 'named'
  | 'offer-answered'
  | 'offer-lapsed'
  | 'offer-rejected'
  | 'offer-withdrawn'
  | 'offered'
  | 'order-asked'
  | 'order-set'
  | 'paid'
  | 'phase-began'
  | 'produced'
  | 'protected'
  | 'put-ashore'
  | 'returned'
  | 'sacrificed'
  | 'season-began'
  | 'sent-home'
  | 'set-up'
  | 'stayed'
  | 'swapped'
  | 'traded'
  | 'type-named'
  | 'used'
  | 'voted'
  | 'workshops-idle'
  | 'year-ended';

export type EventFact =
  | 'archon'
  | 'count'
  | 'drawn'
  | 'ending'
  | 'event'
  | 'events'
  | 'finished'
  | 'fleet'
  | 'fleet2'
  | 'fleets'
  | 'gives'
  | 'good'
  | 'goods'
  | 'harbour'
  | 'hazard'
  | 'hit'
  | 'islands'
  | 'kept'
  | 'land'
  | 'other'
  | 'partner'
  | 'party'
  | 'payee'
  | 'phase'
  | 'philosophy'
  | 'power'
  | 'region'
  | 'season'
  | 'seat'
  | 'seats'
  | 'slot'
  | 'structure'
  | 'takes'
  | 'wants'
  | 'wares'
  | 'winner'
  | 'wonder'
  | 'year';

export type Event = Omit<EventShown, 'key' | 'facts'> & {
  key: EventKey;
  facts: Partial<Record<EventFact, Fact>>;
};

export type Ask =
  | 'arrange-events'
  | 'boost-villages'
  | 'cast-vote'
  | 'choose-rebate'
  | 'divert-fleet'
  | 'donations'
  | 'free-village'
  | 'hardship'
  | 'hire-soldiers'
  | 'introduce-philosophy'
  | 'joint'
  | 'keep-cards'
  | 'less-idle'
  | 'load-fleets'
  | 'look-at-harbour'
  | 'lose-one'
  | 'make-offers'
  | 'name-island'
  | 'name-type'
  | 'name-village'
  | 'pay-one'
  | 'pay-owner'
  | 'pick-archon'
  | 'pick-winner'
  | 'react'
  | 'set-order'
  | 'skip-event'
  | 'spend-goods'
  | 'start-trade'
  | 'swap-product'
  | 'take-grown'
  | 'take-harvest'
  | 'take-looks'
  | 'take-one'
  | 'trade-abroad'
  | 'trade-at-home'
  | 'unloading';

/** By open rule: what it is about. */
export interface Frames {
  Aegean: Record<never, never>;
  ArchonPhase: Record<never, never>;
  ArrangeEvents: { seat: SeatId | null };
  BoostVillages: Record<never, never>;
  BuildPhase: Record<never, never>;
  CarryOut: { event: EventId | null };
  CastVote: { seat: SeatId | null };
  ChooseRebate: { seat: SeatId | null; fleet: FleetId | null; power: PowerId | null };
  DearerStructures: { event: EventId | null };
  DiscardPhase: Record<never, never>;
  DivertFleet: { seat: SeatId | null; fleet: FleetId | null };
  Donations: Record<never, never>;
  Effect: { event: EventId | null };
  EventPhase: Record<never, never>;
  Exchange: { seat: SeatId | null; fleet: FleetId | null; ban: number; other: GoodId | null };
  FleetTradePhase: Record<never, never>;
  FreeVillage: { seat: SeatId | null };
  Giving: { seat: SeatId | null; fleet: FleetId | null; payee: SeatId | null; ban: number };
  Hardship: { seat: SeatId | null; event: EventId | null };
  Harvest: { event: EventId | null };
  Hazard: { region: RegionId | null };
  HazardPhase: Record<never, never>;
  Help: { event: EventId | null };
  HireSoldiers: { seat: SeatId | null; event: EventId | null };
  IdleType: { event: EventId | null };
  IntroducePhilosophy: { seat: SeatId | null };
  IslandTradePhase: Record<never, never>;
  Joint: Record<never, never>;
  JourneyPhase: Record<never, never>;
  KeepCards: Record<never, never>;
  LargerCargo: { event: EventId | null };
  LessIdle: { seat: SeatId | null; power: PowerId | null; good: GoodId | null };
  LoadFleets: Record<never, never>;
  LookAtHarbour: { land: LandId | null };
  LoseOne: { seat: SeatId | null; fleet: FleetId | null; hazard: HazardId | null };
  Lowering: { seat: SeatId | null; fleet: FleetId | null; structure: StructureId | null };
  MakeOffers: Record<never, never>;
  MayBuy: { event: EventId | null };
  NameIsland: { seat: SeatId | null; event: EventId | null };
  NameType: { seat: SeatId | null; event: EventId | null };
  NameVillage: { seat: SeatId | null; victim: SeatId | null; count: number; floor: number };
  NoHazard: { event: EventId | null };
  OneExchange: { event: EventId | null };
  PayOne: { seat: SeatId | null; fleet: FleetId | null; ban: number; floor: number };
  PayOwner: { seat: SeatId | null; power: PowerId | null };
  Payment: { seat: SeatId | null; fleet: FleetId | null; payee: SeatId | null; ban: number };
  PickArchon: { seat: SeatId | null };
  PickWinner: { seat: SeatId | null };
  PlanFetched: { seat: SeatId | null; fleet: FleetId | null };
  ProductionPhase: Record<never, never>;
  Purchase: { seat: SeatId | null; buying: number; thing: number };
  React: { seat: SeatId | null; fleet: FleetId | null };
  Rebate: { event: EventId | null };
  Receive: { seat: SeatId | null };
  ReturnPhase: Record<never, never>;
  RicherWorkshops: { event: EventId | null };
  Season: Record<never, never>;
  SecretLook: { seat: SeatId | null; power: PowerId | null; land: LandId | null };
  Service: { seat: SeatId | null; power: PowerId | null };
  SetOrder: { seat: SeatId | null };
  SetUp: Record<never, never>;
  SkipEvent: { seat: SeatId | null; power: PowerId | null; event: EventId | null };
  SpendGoods: Record<never, never>;
  StartTrade: Record<never, never>;
  Suffering: { seat: SeatId | null; event: EventId | null };
  SwapProduct: { seat: SeatId | null; power: PowerId | null };
  TakeGoods: { seat: SeatId | null; fleet: FleetId | null; ban: number; other: GoodId | null };
  TakeGrown: { seat: SeatId | null; power: PowerId | null };
  TakeHarvest: { seat: SeatId | null; count: number };
  TakeLooks: Record<never, never>;
  TakeOne: { seat: SeatId | null; fleet: FleetId | null; ban: number; other: GoodId | null; floor: number };
  TradeAbroad: Record<never, never>;
  TradeAtHome: { seat: SeatId | null; event: EventId | null };
  Trouble: { event: EventId | null };
  Unloading: Record<never, never>;
  VictoryCheck: Record<never, never>;
  WonderStage: { seat: SeatId | null; fleet: FleetId | null; wonder: WonderId | null };
}

export type Rule = { [Name in keyof Frames]: { rule: Name; clause: string } & Frames[Name] }[keyof Frames];

export type Options = {
  beginner: boolean;
  delian: boolean;
  tournament: boolean;
  light_bonus: boolean;
  hidden_discards: boolean;
  allow_gifts: boolean;
  order: 'asked' | 'always' | 'never';
  offers: number;
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
  year: number;
  season: number;
  phase: number;
  archon: SeatId;
  island: IslandId[];
  villages: number[];
  idle: number[];
  boosted: number[];
  workshops: number[];
  idle_workshops: number[];
  acropolis: number[];
  used: number[];
  fleets: number[];
  port: (LandId | null)[];
  turned: number[];
  cargo: ((CardId | null)[])[];
  shown: GoodId[][];
  lit: number[];
  cleared: number[];
  exchanges: number[];
  special: number[];
  hand: ((CardId | null)[])[];
  home: GoodId[][];
  bared: number[];
  hold: (CardId[] | null)[];
  course: (CourseId | null)[];
  lamp: (CardId | null)[];
  steps: (number | null)[];
  kept: (CardId[] | null)[];
  way: (number | null)[];
  plans: number[];
  builder: Record<WonderId, SeatId | null>;
  stage: Record<WonderId, number>;
  philosophies: number[];
  introduced: Record<PhilosophyId, SeatId | null>;
  spent: number[];
  dearer: number[];
  rebates: number[];
  halted: number[];
  rich: number[];
  calm: Record<RegionId, number>;
  limit: number[];
  row: EventId[];
  covered: number;
  boxed: number;
  arranged: EventId[];
  exempt: number[];
  eased: number;
  islands: SeatId[];
  named: GoodId[];
  donated: number[];
  hazard_deck: number;
  hazard_top: (HazardId | null)[];
  peeked: number[];
  hazard_discard: HazardId[];
  hazard: HazardId | null;
  met: HazardId[];
  hit: FleetId[];
  queue: FleetId[];
  gifts: FleetId[];
  harbour: ((HarbourId | null)[])[];
  face_up: Record<LandId, number>;
  looked: SeatId[][];
  harbour_deck: number;
  harbour_discard: HarbourId[];
  plan_deck: number;
  offer_to: (PartyId | null)[];
  offer_give: GoodId[][];
  offer_want: GoodId[][];
  offers_made: (number | null)[];
  draft_to: (AddresseeId | null)[];
  draft_answer: (QuestionId | null)[];
  draft_give: (CardId[] | null)[];
  draft_want: (CardId[] | null)[];
  ready: number[];
  order: SeatId[];
  votes: (SeatId | null)[];
  due: WordId[];
  gain: WordId[];
  given: GoodId[];
  taken: GoodId[];
  contenders: SeatId[];
  winner: SeatId | null;
  ending: EndingId | null;
};

export interface Derived {
  acropolis: Record<string, StructurePrices>;
  answers: Answered[][];
  barter: RateShown[] | null;
  complete: number;
  dangers: Danger[];
  due: string[];
  event: string | null;
  fleets: (Price | null)[];
  keep: number[];
  loading: boolean;
  ports: Port[];
  prices: Record<string, string[][]>;
  purse: string | null;
  ready: number[];
  structures: number[];
  tally: number[];
  trading: boolean;
  villages: Record<string, Price | null>;
  ways: Price[];
  wonders: Record<string, Price>;
  workshop: Price | null;
}

export interface StructurePrices {
  cost: string[];
  makes: Price | null;
  next: Price | null;
}

export interface Price {
  paid: boolean[];
  payable: boolean;
  words: string[];
}

export interface Answered {
  says: 'counters' | 'passes' | 'thinks';
  seat: string;
}

export interface RateShown {
  get: string[];
  give: string[];
  rate: string;
}

export interface Danger {
  high: number;
  land: string;
  low: number;
  ship: string;
}

export interface Port {
  land: string;
  rates: RateShown[];
  sells_plans: boolean;
  ship: string;
  status: 'barred' | 'closed' | 'open';
}

export interface Acropolis {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  most: number;
  alternates: number;
  surcharge: string[];
}

export interface Adoption {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  price: string[];
}

export interface Aegis {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  id: string;
  order: number;
  copies: number;
  effect: string;
}

export interface Bonus {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  id: string;
  seats: number;
  to: 'bonus_island' | 'same_start' | 'same_rare' | 'shared_rare';
  aegis: string;
  light: string;
  count: number;
}

export interface Box {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  id: string;
  count: number;
  cards: boolean;
}

export interface Calendar {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  years: number;
  seasons: number;
}

export interface Cargo {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  least: number;
  most: number;
}

export interface Commodity {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  id: string;
  order: number;
  kind: 'basic' | 'rare' | 'gold';
  special: boolean;
  copies: number;
}

export interface Complete {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  villages: number;
  workshops: number;
  acropolis: number;
  wonders: number;
}

export interface Discard {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  a: number;
  b: number;
}

export interface EventCard {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  id: string;
  year: number;
  good: boolean;
  beginner: boolean;
  archon_chooses: boolean;
  islands: 'each' | 'named' | 'named_other' | 'named_with_acropolis' | 'fewest';
  effect: string;
  adds: string[];
  builds: ('village' | 'workshop' | 'acropolis')[];
  pays: string[][];
  shows: string[];
  gives_up: string[];
  lose: number;
  lose_half: boolean;
  idle: number;
  idled_by: '' | 'archon' | 'owner';
  idle_workshops: boolean;
  amount: number;
  region: string;
  get: string[];
  rates: string[];
  uses: number;
  most: number;
  offers: string[];
  lowers: string[];
  fewer: number;
}

export interface FleetCard {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  id: string;
  order: number;
  start: boolean;
  price: string[];
}

export interface Harbour {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  id: string;
  title: string;
  copies: number;
  effect: string;
  commodity: string;
  sell: string[][];
  buy: string[][];
  show: string;
  fee: string[];
  extra: string[][];
  uses: number;
}

export interface Hazard {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  id: string;
  title: string;
  copies: number;
  hits: 'nobody' | 'every' | 'over' | 'most' | 'carrying';
  effect: string;
  hit_pool: '' | 'cargo' | 'commodities' | 'basic' | 'rare' | 'gold' | 'rare_or_gold';
  over: number;
  least: number;
  pool: '' | 'cargo' | 'commodities' | 'basic' | 'rare' | 'gold' | 'rare_or_gold';
  amount: number;
}

export interface HazardTitle {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  id: string;
  shield: string;
  gift: boolean;
}

export interface Island {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  id: string;
  order: number;
  torch: boolean;
  natives: string[];
  imports: string[];
  rare: string;
  alternates: string[];
}

export interface Land {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  id: string;
  order: number;
  region: string;
  sells: string;
}

export interface Limit {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  id: string;
  value: number;
}

export interface Phase {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  id: string;
  number: number;
  asks_order: boolean;
}

export interface Philosophy {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  id: string;
  order: number;
  copies: number;
  moment: string;
  uses: number;
  per: 'island' | 'fleet';
  effect: string;
  give: string[];
  get: string[];
  keep: number;
  duplicates: number;
  peeks: ('hazard' | 'harbour')[];
  rate: string;
  fewer: number;
}

export interface Plan {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  id: string;
  number: number;
  land: string;
  price: string[];
}

export interface Rate {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  id: string;
  region: string;
  land: string;
  give: string[];
  get: string[];
  other: boolean;
}

export interface Region {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  id: string;
  order: number;
  hazards: number;
}

export interface Seating {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  id: string;
  seats: number;
  drawn: number;
}

export interface SetInfo {
  title: string;
  id: string;
  about: string;
}

export interface Structure {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  id: string;
  order: number;
  cost: string[];
  each_import: number;
  effect: string;
  makes: string;
  price: string[];
  uses: number;
  keep: number;
}

export interface TieBreak {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  id: string;
  number: number;
  counts: string;
  most: number;
  complete: boolean;
}

export interface Variant {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  id: string;
  option: string;
  land: string;
  year: number;
  first_year: number;
  villages: number;
  workshops: number;
  plans: number;
  fleets: string[];
}

export interface Village {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  id: string;
  island: string;
  commodity: string;
  number: number;
  start: boolean;
  cost: string[];
}

export interface Wild {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  id: string;
  kinds: ('basic' | 'rare' | 'gold')[];
  imports: boolean;
}

export interface Wonder {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  id: string;
  order: number;
  plan_when: 'build' | 'island_trade' | 'fleet_trade';
  plan_land: string;
  plan_cost: string[];
  partial_when: 'build' | 'island_trade' | 'fleet_trade';
  partial_land: string;
  partial_cost: string[];
  effect: string;
  moment: string;
  uses: number;
  aegis: string;
  hazard_title: string;
  region: string;
  service_price: string[][];
  service_give: string[];
  service_moment: string;
  service_uses: number;
  service_per: 'island' | 'fleet';
  academy: boolean;
  fewer: number;
  peeks: ('hazard' | 'harbour')[];
  votes: number;
  picks_on_tie: boolean;
  give: string[];
  get: string[];
  keep: number;
  duplicates: number;
  villages: number;
  event: string;
  lowers: string[];
}

export interface Workshop {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  count: number;
  cost: string[];
}

export interface Year {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  id: string;
  number: number;
  shown: number;
}

export interface Spec {
  set: SetInfo;
  calendar: Calendar;
  year: Year[];
  phase: Phase[];
  seating: Seating[];
  bonus: Bonus[];
  commodity: Commodity[];
  wild: Wild[];
  region: Region[];
  land: Land[];
  rate: Rate[];
  plan: Plan[];
  aegis: Aegis[];
  fleet: FleetCard[];
  cargo: Cargo;
  discard: Discard;
  complete: Complete;
  island: Island[];
  village: Village[];
  workshop: Workshop;
  acropolis: Acropolis;
  structure: Structure[];
  adoption: Adoption;
  philosophy: Philosophy[];
  wonder: Wonder[];
  event: EventCard[];
  hazard_title: HazardTitle[];
  hazard: Hazard[];
  harbour: Harbour[];
  tie_break: TieBreak[];
  variant: Variant[];
  limit: Limit[];
  box: Box[];
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
