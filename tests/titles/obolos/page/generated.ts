/** Made by `./kylix contract` from the title; do not edit. */

import type { EventShown, Fact } from '$generated/wire';

export const TITLE = 'obolos';

/** Names, by kind. A home-made set may have others than the base set. */
export type CoinId = string;
export type EndingId = string;
export type SeatId = string;

/** By verb: what a move points at. */
export interface Moves {
  'bid': [coin: CoinId];
  'boast': [];
  'keep': [];
  'change': [coin: CoinId];
}

export type Verb = keyof Moves;
export type Move =
  | `bid ${CoinId}`
  | 'boast'
  | 'keep'
  | `change ${CoinId}`;

export type EventKey =
  | 'boasted'
  | 'changed'
  | 'dealt'
  | 'ended'
  | 'round-began'
  | 'shown'
  | 'won';

export type EventFact =
  | 'coin'
  | 'coins'
  | 'count'
  | 'drawn'
  | 'ending'
  | 'seat'
  | 'turn';

export type Event = Omit<EventShown, 'key' | 'facts'> & {
  key: EventKey;
  facts: Partial<Record<EventFact, Fact>>;
};

export type Ask =
  | 'change-coin'
  | 'secret-bid';

/** By open rule: what it is about. */
export interface Frames {
  ChangeCoin: { seat: SeatId | null };
  Market: Record<never, never>;
  SecretBid: Record<never, never>;
}

export type Rule = { [Name in keyof Frames]: { rule: Name; clause: string } & Frames[Name] }[keyof Frames];

export type Options = {
  goal: number;
  boasting: boolean;
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
  hand: (CoinId[] | number)[];
  bank: number;
  spent: CoinId[];
  points: number[];
  boasts: number[];
  ended: number;
};

export type Derived = Record<never, never>;

export interface Coin {
  source: 'rulebook' | 'found' | 'derived' | 'reconstructed';
  note: string;
  id: string;
  worth: number;
}

export interface SetInfo {
  title: string;
  id: string;
  about: string;
}

export interface Spec {
  set: SetInfo;
  coin: Coin[];
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
