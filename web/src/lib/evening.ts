/** Evenings together: what a device remembers of them, and figures as people read them. */
import { api } from './api';
import { keptTable } from './kept';
import { takeOwnSeats } from './person.svelte';
import { addNumbers } from './pinned';
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

/** This device adds its number to chance though its person has not gone to the table yet; whether that is still waited for. */
export async function addToChance(table: string): Promise<boolean> {
  const summary = await api.summary(table);
  if (summary.n > 0) return false;
  await takeOwnSeats(table);
  await addNumbers(table, summary, keptTable(table)?.tokens ?? {});
  return true;
}

/** Points with as many decimals as they need, at most two. */
export const figure = (value: number): string => new Intl.NumberFormat(prefs.lang, { maximumFractionDigits: 2 }).format(value);
