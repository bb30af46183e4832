/** Evenings together: what a device remembers of them, and figures as people read them. */
import { prefs } from './prefs.svelte';
import type { EveningShown } from '../generated/wire';

const KEY = 'kylix.evenings';
const MOST = 60;

/** By table: the evening it belongs to. Only who takes part in it knows: its link is private. */
function read(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

export const eveningOf = (table: string): string => read()[table] ?? '';

/** The tables of the latest rounds. */
export function keepEvening(evening: EveningShown): void {
  const found = { ...read() };
  const tables = evening.played.slice(0, 2).flatMap((round) => round.tables.map((one) => one.table));
  if (tables.every((table) => found[table] === evening.evening)) return;
  for (const table of tables) found[table] = evening.evening;
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(Object.entries(found).slice(-MOST))));
  } catch {
    // The way back is the link.
  }
}

/** Points with as many decimals as they need, at most two. */
export const figure = (value: number): string => new Intl.NumberFormat(prefs.lang, { maximumFractionDigits: 2 }).format(value);
