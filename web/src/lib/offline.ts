/** What a device keeps so that the page opens without its server: its files, by a service worker, and how tables stood. */
import type { StateShown } from '../generated/wire';
import { keptTable, keptTables, LAST } from './kept';

/** A table as it stood: what its seat was shown, and when. */
export interface LastState {
  at: number;
  seat: string | null;
  state: StateShown;
}

const MOST = 6;
/** After so many milliseconds a page has fetched what it begins with. */
const SETTLED = 3_000;

/** What this page has fetched from its server. */
function fetched(): string[] {
  const all = performance.getEntriesByType('resource').map((entry) => new URL(entry.name));
  return all.filter((url) => url.origin === location.origin).map((url) => url.pathname);
}

/** Browsers let pages do this on this machine and over https only. */
export async function keepFiles(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || !isSecureContext) return;
  try {
    await navigator.serviceWorker.register('/worker.js');
    const { active } = await navigator.serviceWorker.ready;
    const keep = (): void => active?.postMessage({ keep: fetched() });
    keep();
    // And what was on its way while the worker took over.
    setTimeout(keep, SETTLED);
  } catch {
    // Forbidden, or no room: the page works, but not without its server.
  }
}

/** Where several people share a screen, or a PIN guards a seat, no hand is left lying about. */
function isOwn(id: string): boolean {
  const entry = keptTable(id);
  return Object.keys(entry?.tokens ?? {}).length <= 1 && !Object.keys(entry?.pins ?? {}).length;
}

export function keepState(id: string, state: StateShown): void {
  // Looking on with a device that holds a seat is no reason to forget the seat's own table.
  if (!id || !isOwn(id) || (state.seat === null && Object.keys(keptTable(id)?.tokens ?? {}).length)) return;
  try {
    localStorage.setItem(LAST + id, JSON.stringify({ at: Date.now(), seat: state.seat, state } satisfies LastState));
    const known = keptTables().map((entry) => entry.table);
    const kept = Object.keys(localStorage).filter((key) => key.startsWith(LAST));
    const rank = (key: string): number => (key === LAST + id ? -1 : (known.indexOf(key.slice(LAST.length)) + 1 || Infinity));
    for (const key of kept.sort((a, b) => rank(a) - rank(b)).slice(MOST)) localStorage.removeItem(key);
  } catch {
    // Full or forbidden: the table can still be played while there is a connection.
  }
}

export function stateOf(id: string): LastState | null {
  try {
    const found = JSON.parse(localStorage.getItem(LAST + id) ?? 'null') as LastState | null;
    return found?.state?.view && isOwn(id) ? found : null;
  } catch {
    return null;
  }
}
