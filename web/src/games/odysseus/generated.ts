/** Made by `./kylix contract` from src/kylix/games/odysseus; do not edit. */

import type { EventShown, Fact } from '../../generated/wire';

export const TITLE = 'odysseus';

/** Names, by kind. A home-made set may have others than the base set. */
export type AutomaId = string;
export type CardId = string;
export type EndingId = string;
export type EpicId = string;
export type PathId = string;
export type SeatId = string;
export type SideId = string;
export type SkillId = string;
export type SlotId = string;
export type SourceId = string;
export type StoryId = string;
export type SymbolId = string;
export type TypeId = string;

/** By verb: what a move points at. */
export interface Moves {
  'take': [slot: SlotId];
  'adventure': [];
  'rest': [];
  'keep': [];
  'redirect': [skill: SkillId];
  'forgo': [];
  'raise': [skill: SkillId];
  'pick': [source: SourceId];
  'buy': [source: SourceId];
  'end': [];
}

export type Verb = keyof Moves;
export type Move =
  | `take ${SlotId}`
  | 'adventure'
  | 'rest'
  | 'keep'
  | `redirect ${SkillId}`
  | 'forgo'
  | `raise ${SkillId}`
  | `pick ${SourceId}`
  | `buy ${SourceId}`
  | 'end';

export type EventKey =
  | 'adventure-placed'
  | 'automa-card-turned'
  | 'automa-epic-taken'
  | 'automa-stories-dealt'
  | 'automa-took'
  | 'automa-turn-began'
  | 'display-discarded'
  | 'display-renewed'
  | 'epic-taken'
  | 'free-point-lost'
  | 'game-ended'
  | 'last-card-removed'
  | 'line-completed'
  | 'line-unrewarded'
  | 'owl-found-card'
  | 'owl-found-nothing'
  | 'point-lost'
  | 'point-redirected'
  | 'rest-forced'
  | 'rested'
  | 'revealed'
  | 'ship-favour-discarded'
  | 'ship-filled'
  | 'skill-raised'
  | 'space-filled'
  | 'stories-laid'
  | 'story-bought'
  | 'story-dealt'
  | 'story-gained'
  | 'took'
  | 'took-favour'
  | 'took-ship-favour'
  | 'turn-began';

export type EventFact =
  | 'automa'
  | 'card'
  | 'cards'
  | 'count'
  | 'ending'
  | 'epic'
  | 'level'
  | 'limit'
  | 'path'
  | 'price'
  | 'printed'
  | 'seat'
  | 'side'
  | 'skill'
  | 'slot'
  | 'source'
  | 'stories'
  | 'story'
  | 'turn'
  | 'vp'
  | 'winners';

export type Event = Omit<EventShown, 'key' | 'facts'> & {
  key: EventKey;
  facts: Partial<Record<EventFact, Fact>>;
};

export type Ask =
  | 'choose-mode'
  | 'finish-turn'
  | 'keep-or-redirect'
  | 'pick-story'
  | 'raise-for-rest'
  | 'raise-skill'
  | 'take-card';

/** By open rule: what it is about. */
export interface Frames {
  Adventure: { seat: SeatId | null; card: CardId | null };
  AutomaTurn: Record<never, never>;
  ChooseMode: { seat: SeatId | null; card: CardId | null };
  EndOfFilling: Record<never, never>;
  FinishTurn: { seat: SeatId | null };
  KeepOrRedirect: { seat: SeatId | null; skill: SkillId | null };
  PickStory: { seat: SeatId | null };
  RaiseForRest: { seat: SeatId | null };
  RaiseSkill: { seat: SeatId | null };
  Rest: { seat: SeatId | null; card: CardId | null };
  SetUp: Record<never, never>;
  TakeCard: { seat: SeatId | null };
  Turn: { seat: SeatId | null };
  Voyage: Record<never, never>;
}

export type Rule = { [Name in keyof Frames]: { rule: Name; clause: string } & Frames[Name] }[keyof Frames];

export type Options = {
  first_seat: string;
  difficulty: number;
  fifth_card: 'free' | 'only_if_forced';
  redirect_at_6: boolean;
  owl_target: 'reveal' | 'reveal_or_icon';
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
  deck: number;
  unused: number;
  ship: Record<SlotId, CardId | null>;
  covered: number[];
  ship_favours: Record<SideId, number>;
  display: (StoryId | null)[];
  piles: number[];
  epic_stack: EpicId[];
  skills: number[][];
  adventures: CardId[][];
  rested: CardId[][];
  stories: StoryId[][];
  favours: number[];
  epics: (EpicId | null)[];
  chosen: CardId | null;
  bought: number;
  discarded: CardId[];
  story_discard: StoryId[];
  automa_shown: AutomaId[];
  automa_cards: CardId[];
  automa_stories: StoryId[];
  automa_deck: number;
  automa_epic: EpicId | null;
  ending: EndingId | null;
};

export interface Derived {
  automa: AutomaScore | null;
  covered: string[];
  ends: string[];
  epics: number[];
  passed: string[][];
  points: number[];
  stories: number[][];
  worth: Record<string, number>;
}

export interface AutomaScore {
  epic: number;
  points: number;
  stories: number[];
  tile: number;
}

export interface Adventure {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  id: string;
  number: number;
  type: string;
  name_en: string;
  name_fr: string;
}

export interface Automa {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  id: string;
  path: string;
  symbols: string[];
}

export interface Card {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  id: string;
  adventure: string;
  type: string;
  skill: string;
  value: number;
  vp: number;
  gains: string[];
}

export interface Difficulty {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  id: string;
  level: number;
  vp: number;
  stories: number;
  epic: boolean;
}

export interface Epic {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  id: string;
  order: number;
  vp: number;
}

export interface Gain {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  id: string;
  effect: string;
  skill: string;
  amount: number;
}

export interface Number {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  id: string;
  value: number;
}

export interface Path {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  id: string;
  ends: string[][];
}

export interface Piece {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  id: string;
  count: number;
}

export interface Score {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  id: string;
  order: number;
  effect: string;
  skill: string;
}

export interface Seating {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  id: string;
  players: number;
  seats: number;
  automa: boolean;
  cards: number;
  fills: number;
  turns: number;
  cards_per_seat: number;
}

export interface SetInfo {
  title: string;
  id: string;
  about: string;
}

export interface Side {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  id: string;
  order: number;
  slots: number;
  face_down: number[];
  face_up: number[];
  favours: number;
}

export interface Skill {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  id: string;
  order: number;
  colour: string;
  start: number;
  top: number;
  column: number;
}

export interface Story {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  id: string;
  group: 'skill' | 'type' | 'value';
  skills: string[];
  types: string[];
  values: number[];
  copies: number;
  vp: number;
}

export interface Symbol {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  id: string;
  order: number;
  effect: string;
}

export interface Type {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  id: string;
  order: number;
}

export interface Spec {
  set: SetInfo;
  skill: Skill[];
  type: Type[];
  gain: Gain[];
  adventure: Adventure[];
  card: Card[];
  story: Story[];
  epic: Epic[];
  side: Side[];
  seating: Seating[];
  number: Number[];
  score: Score[];
  difficulty: Difficulty[];
  path: Path[];
  symbol: Symbol[];
  automa: Automa[];
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
