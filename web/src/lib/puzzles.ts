/** Puzzles: which this browser has solved, and how a table is opened to solve one. */
import { api } from './api';
import { app } from './app.svelte';
import { forgetTable, keepTable, keptTables } from './kept';

const KEY = 'kylix.puzzles';

function read(): Record<string, number[]> {
  try {
    const all = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number[]>;
    return all && typeof all === 'object' && !Array.isArray(all) ? all : {};
  } catch {
    return {};
  }
}

export function solved(title: string): number[] {
  const found = read()[title];
  return Array.isArray(found) ? found : [];
}

export function keepSolved(title: string, n: number): void {
  const all = read();
  all[title] = [...new Set([...solved(title), n])];
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // Full or forbidden: it is solved all the same.
  }
}

/** One puzzle at a time: the table of the last one is not kept among the games. */
export async function openPuzzle(title: string, n: number): Promise<void> {
  const made = await api.puzzle(title, n);
  for (const entry of keptTables()) if (entry.puzzle) forgetTable(entry.table);
  const tokens: Record<string, string> = {};
  for (const { seat, token } of made.seats) if (token) tokens[seat] = token;
  keepTable({ table: made.table, title, host: made.host, tokens, invites: {}, seen: {}, at: Date.now(), puzzle: n });
  app.go(`/t/${made.table}`);
}
