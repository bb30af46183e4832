/** What the server works out of Troia's rules for the one who looks (games/troia/derived.py). */
import type { Table } from '../../lib/table.svelte';

export interface Bill {
  god: string;
  offering: string;
  cost: number;
  cards: string[];
  cornucopia: boolean;
  total: number;
  matching: number;
  enough: boolean;
  superior: boolean;
}

export interface Derived {
  /** By god on the Olympus: the cost for either side. */
  costs: Record<string, number[]>;
  /** By side: its heroes in the far space. */
  far: number[];
  far_needed: number;
  bill: Bill | null;
}

export const derivedOf = (table: Table): Derived => table.view?.derived as Derived;
