/** What the server works out of Deukalion's rules for the one who looks (games/deukalion/derived.py). */
import type { Table } from '../../lib/table.svelte';

/** One side of the challenge in course. Bonus and total are half points. */
export interface Throw {
  seat: string;
  up: number;
  down: number;
  edge: number;
  saved: number;
  bonus: number;
  total: number;
}

/** A challenge that a move opens: whom, and how likely it is won. */
export interface Risk {
  move: string;
  kind: string;
  name: string;
  chance: number;
}

export interface Derived {
  target: number;
  /** By rotation of the cup: the die on each action, in the order of the symbols. */
  rotations: number[][];
  /** The actions carried out this turn. */
  done: string[];
  /** By seat: free places on the shipboard, and points by where they lie. */
  room: number[];
  settlements: number[];
  honour: number[];
  pursuits: number[];
  /** By colour of a treasure on a pursuit: the one it stands for at this table. */
  read_as: Record<string, string>;
  /** The colours of the treasures in play. */
  colours: string[];
  throws: Throw[];
  risks: Risk[];
}

export const derivedOf = (table: Table): Derived => table.view?.derived as Derived;
