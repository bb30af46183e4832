/** The shapes of docs/protocol.md. */

export type Facts = Record<string, unknown>;

export interface Option {
  move: string;
  on: Facts;
  /** The chance that what it leads to is won, where it leads to a throw. */
  odds?: number | null;
}

export interface Prompt {
  seat: string | null;
  to_act: string[];
  over: boolean;
  clause: string;
  ask: string;
  chain: boolean;
  facts: Facts;
  options: Option[];
}

export interface GameEvent {
  n: number;
  key: string;
  facts: Facts;
  at?: number;
}

export interface SeatInfo {
  seat: string;
  name: string;
  kind: SeatKind;
  level: string | null;
  online: boolean;
  /** So many it was given in this game. */
  hints: number;
}

export type SeatKind = 'here' | 'link' | 'bot';

export interface View {
  title: string;
  seat: string | null;
  turn: number;
  over: boolean;
  to_act: string[];
  rules: ({ rule: string; clause: string } & Facts)[];
  answered: unknown[];
  [field: string]: unknown;
}

export interface Undo {
  can: 'free' | 'ask' | 'no';
  reason: string;
}

export interface Over {
  ranking: number[];
  scores: number[];
  sheet: Record<string, number[]>;
  result: string;
  rematch: Rematch | null;
}

export interface Chat {
  k: number;
  seat: string | null;
  name: string;
  text: string;
  at: number;
}

/** One entry, looked back on: what changed in the view, and what happened. */
export interface Frame {
  n: number;
  seat: string | null;
  turn: number;
  move: Option | null;
  changed: Facts;
  events: GameEvent[];
}

export interface Replay {
  n: number;
  viewpoint: string;
  seat: string | null;
  frames: Frame[];
}

/** A turn that a good bot would consider; the first `now` moves of it can be played at once. */
export interface Hint {
  moves: Option[];
  now: number;
  /** The chance to win, from 0 to 1. */
  value: number;
  key: string;
  facts: Facts;
}

/** What was really chosen in a position that is analysed: as the adviser judges it, and why a bot chose it. */
export interface Played {
  move: Option;
  hint: Hint | null;
  own: Hint | null;
}

export interface Analysis {
  n: number;
  seat: string;
  level: string;
  hints: Hint[];
  played: Played | null;
}

export interface Rematch {
  table: string;
  seats: Record<string, string>;
}

export interface StateMessage {
  type: 'state';
  table: string;
  n: number;
  seat: string | null;
  seats: SeatInfo[];
  view: View;
  prompt: Prompt;
  undo: Undo;
  undo_turn: Undo;
  events: GameEvent[];
  last: number[];
  over: Over | null;
  note: string | null;
  chats: Chat[] | null;
}

export interface Reason {
  clause: string;
  key: string;
  facts: Facts;
}

export interface GameOption {
  name: string;
  default: boolean | number | string;
  values: string[];
  lists: string;
  span: [number, number];
  clause: string;
}

export interface Game {
  title: string;
  name: string;
  seats: number[];
  solo: boolean;
  options: GameOption[];
  kinds: Record<string, string>;
  names: Record<string, string[]>;
  bots: string[];
  moves: Record<string, string[]>;
  /** By verb, for moves that lead on or give something up: forward, give-up, cancel or end. */
  roles: Record<string, string>;
  /** By key, for events that are more than plain ones: heading, turn, played-turn, quiet, chance. */
  events: Record<string, string[]>;
}

export interface Components {
  hash?: string;
  names: Record<string, string[]>;
  spec: Record<string, unknown>;
}

export interface About {
  version: string;
  build: string;
  addresses: string[];
  languages: string[];
}

export interface Summary {
  title: string;
  seats: SeatInfo[];
  n: number;
  turn: number;
  to_act: string[];
  over: boolean;
  ranking: number[] | null;
  method: string;
  commitment: string | null;
  created: number;
  options: Facts;
  is_record: boolean;
  branch: { table: string; n: number } | null;
  /** Seats that may still add a number to chance; the game begins when there is none. */
  waiting: string[];
  /** Whether people may ask for hints here. */
  hints: boolean;
}

export interface Clause {
  id: string;
  text: string;
  ruling: boolean;
}

export interface Rules {
  title: string;
  chapters: { name: string; clauses: Clause[] }[];
}

export interface SeatPlan {
  kind: SeatKind;
  level: string | null;
  name: string;
}
