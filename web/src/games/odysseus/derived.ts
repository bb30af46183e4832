/** What the server works out of Odysseus' rules for the one who looks (games/odysseus/derived.py). */
import type { Table } from '../../lib/table.svelte';

export interface Derived {
  /** By seat: what its board is worth now, as the score pad would say. */
  points: number[];
  /** By seat: the trials whose value the level has reached. */
  passed: string[][];
  /** By seat: the points of its stories, in their order, as the cards lie. */
  stories: number[][];
  /** By seat: the points of its epic. */
  epics: number[];
  /** By story: its points with the cards of the one who looks. */
  worth: Record<string, number>;
  /** The slots from which a card can be taken, and those whose card lies face down. */
  ends: string[];
  covered: string[];
  automa: { points: number; tile: number; epic: number; stories: number[] } | null;
}

export const derivedOf = (table: Table): Derived => table.view?.derived as Derived;
