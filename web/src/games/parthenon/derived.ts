/** What the server works out of Parthenon's rules for the one who looks (games/parthenon/derived.py). */
import type { Table } from '../../lib/table.svelte';

/** What a thing costs now, and how far the hand goes. */
export interface Price {
  words: string[];
  /** By word: whether a card at hand can stand for it, beside those for the others. */
  paid: boolean[];
  /** Whether it can be paid, with the rebates that hold. */
  payable: boolean;
}

export interface Rate {
  rate: string;
  give: string[];
  get: string[];
}

/** A fleet of one's own in a harbour. */
export interface Port {
  ship: string;
  land: string;
  status: 'closed' | 'open' | 'barred';
  rates: Rate[];
  sells_plans: boolean;
}

export interface Derived {
  /** By seat: its structures, and how many make an island complete. */
  structures: number[];
  complete: number;
  /** By seat: the votes for it so far, each with its weight. */
  tally: number[];
  /** By seat, where several decide at once: 0 not yet ready, 1 ready, 2 takes no part; else empty. */
  ready: number[];
  /** The market is open: offers can be made. */
  trading: boolean;
  /** The event that is carried out, and what can be paid to be spared by it. */
  event: string | null;
  ways: Price[];
  /** The rates of an event for a trade at home. */
  barter: Rate[] | null;
  /** Words that the open question is about: still to be paid, or to be taken. */
  due: string[];
  /** The fleet from which the open question takes cards; null: from the hand. */
  purse: string | null;
  /** Of the island that is drawn in full. Null: none can follow. */
  villages: Record<string, Price | null>;
  workshop: Price | null;
  acropolis: Record<string, { cost: string[]; next: Price | null; makes: Price | null }>;
  wonders: Record<string, Price>;
  fleets: (Price | null)[];
  ports: Port[];
}

export const derivedOf = (table: Table): Derived => table.view?.derived as Derived;
