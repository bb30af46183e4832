/** Tables that this browser knows, with the tokens of its seats. */
import type { TableKeys } from '../generated/wire';

export interface KeptTable {
  table: string;
  title: string;
  host: string | null;
  /** Seats that are played at this screen. */
  tokens: Record<string, string>;
  /** Of tables opened before there were invitations: the tokens of seats that others play by link. */
  invites: Record<string, string>;
  /** Invitations to seats for others, kept by the host only. They open nothing here. */
  invitations?: Record<string, string>;
  /** Invitations that this device has exchanged: their links lead to the table. */
  used?: string[];
  /** By seat: what opens it, or invites to it, once somebody agrees. */
  pending?: Record<string, { key: string; seen: boolean }>;
  /** By seat: the entry up to which that person has seen the game. */
  seen: Record<string, number>;
  /** By seat of this screen: what the curtain asks for, not in clear. */
  pins?: Record<string, string>;
  at: number;
  /** Whether the coach is on there, and the kinds of questions it has told about. */
  coach?: { on: boolean; met: string[] };
  /** The puzzle that is solved there. */
  puzzle?: number;
}

const KEY = 'kylix.tables';
const MOST = 60;
/** With the id of a table: how it stood when this device last saw it (see offline.ts). */
export const LAST = 'kylix.last.';

export function keptTables(): KeptTable[] {
  try {
    const all = JSON.parse(localStorage.getItem(KEY) ?? '[]') as KeptTable[];
    return Array.isArray(all) ? all : [];
  } catch {
    return [];
  }
}

export function keptTable(id: string): KeptTable | undefined {
  return keptTables().find((entry) => entry.table === id);
}

function write(all: KeptTable[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all.slice(0, MOST)));
  } catch {
    // Full or forbidden: the table can still be played while the page is open.
  }
}

export function keepTable(entry: KeptTable): void {
  write([entry, ...keptTables().filter((other) => other.table !== entry.table)]);
}

/** With `make` a table that is not known yet is kept, too. */
export function changeTable(id: string, change: (entry: KeptTable) => void, make = false): void {
  const all = keptTables();
  let entry = all.find((one) => one.table === id);
  if (!entry && make) all.unshift((entry = unknown(id)));
  if (!entry) return;
  change(entry);
  write(all);
}

const unknown = (id: string): KeptTable => ({ table: id, title: '', host: null, tokens: {}, invites: {}, seen: {}, at: Date.now() });

export function forgetTable(id: string): void {
  write(keptTables().filter((entry) => entry.table !== id));
  try {
    localStorage.removeItem(LAST + id);
  } catch {
    // Forbidden: then nothing was kept, either.
  }
}

/** Keeps a glance away, not a thief: whoever holds this device can take the seat's token out of it anyway. */
function blurred(table: string, seat: string, pin: string): string {
  let sum = 0x811c9dc5;
  for (const sign of `${table}/${seat}/${pin}`) sum = Math.imul(sum ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return sum.toString(16);
}

/** An empty PIN takes the old one away. */
export function keepPin(table: string, seat: string, pin: string): void {
  changeTable(table, (entry) => {
    const { [seat]: _, ...others } = entry.pins ?? {};
    entry.pins = pin ? { ...others, [seat]: blurred(table, seat, pin) } : others;
  });
}

export const needsPin = (table: string, seat: string): boolean => Boolean(keptTable(table)?.pins?.[seat]);
export const isPin = (table: string, seat: string, pin: string): boolean => keptTable(table)?.pins?.[seat] === blurred(table, seat, pin.trim());

/** A table was made here: its host's token, the seats of this screen, and the invitations to the others. */
export function keepMade(made: TableKeys, title: string, coach = false): void {
  const tokens: Record<string, string> = {};
  const invitations: Record<string, string> = {};
  for (const { seat, token, invitation } of made.seats) {
    if (token) tokens[seat] = token;
    if (invitation) invitations[seat] = invitation;
  }
  keepTable({ ...unknown(made.table), title, host: made.host, tokens, invitations, ...(coach ? { coach: { on: true, met: [] } } : {}) });
}

/** A link with a token was opened, as there were before invitations: one more seat is played here. */
export function keepLink(id: string, token: string): void {
  const entry = keptTable(id) ?? unknown(id);
  // The seat's name is known once the server has answered; until then the token stands for itself.
  if (!Object.values(entry.tokens).includes(token)) entry.tokens[`?${token.slice(0, 6)}`] = token;
  entry.at = Date.now();
  keepTable(entry);
}
