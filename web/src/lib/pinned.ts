/** What this device was shown before the first move, and what it added to chance: compared when the game is over. */
import type { SeedNumbersLeft, Summary } from '../generated/wire';
import { api, ApiError } from './api';
import type { Source } from './chance';
import { sha256, toHex } from './sha256';

export interface Pin {
  commitment: string;
  /** By the place of a seat of this device: the number it drew. */
  numbers: Record<number, string>;
  /** By the place of a seat: what it had promised when this device told its numbers. */
  promises: string[];
  /** Places of its seats whose numbers the server has taken. */
  told: number[];
  at: number;
}

const KEY = 'kylix.pinned';
const MOST = 200;
const NUMBER_BYTES = 16;
/** Where nothing can be kept, a page remembers as long as it is open. */
let known: Record<string, Pin> = {};

function pins(): Record<string, Pin> {
  try {
    known = { ...known, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Pin>) };
  } catch {
    // Unreadable or forbidden: what this page knows itself has to do.
  }
  return known;
}

export const pinOf = (id: string): Pin | undefined => pins()[id];

function keep(id: string, pin: Pin): void {
  const all = Object.entries({ ...pins(), [id]: pin }).sort(([, one], [, other]) => other.at - one.at);
  known = Object.fromEntries(all.slice(0, MOST));
  try {
    localStorage.setItem(KEY, JSON.stringify(known));
  } catch {
    // Full or forbidden.
  }
}

/** Whether the server shows what it showed first; the first time it is remembered. Where nothing is promised all is fine. */
export function isAsSeen(id: string, commitment: string | null): boolean {
  const pin = pinOf(id);
  if (pin) return pin.commitment === commitment;
  if (commitment) keep(id, { commitment, numbers: {}, promises: [], told: [], at: Date.now() });
  return true;
}

/** What a seat says before it tells its number, as in kylix.core.chance. */
export function promiseOf(commitment: string, seat: number, number: string): string {
  return toHex(sha256(new TextEncoder().encode(`${commitment}|${seat}|${number}`)));
}

/** Drawn once, and kept before anybody is told of it. */
function ownNumber(id: string, seat: number): string {
  const pin = pinOf(id) as Pin;
  const number = pin.numbers[seat] ?? toHex(crypto.getRandomValues(new Uint8Array(NUMBER_BYTES)));
  keep(id, { ...pin, numbers: { ...pin.numbers, [seat]: number } });
  return number;
}

/** Another device of the same person was quicker: this one adds nothing. */
function addsNone(id: string, seat: number): void {
  const pin = pinOf(id) as Pin;
  keep(id, { ...pin, numbers: Object.fromEntries(Object.entries(pin.numbers).filter(([at]) => Number(at) !== seat)) });
}

/** What is waited for after a promise of this device. */
async function promised(id: string, seat: number, token: string, commitment: string): Promise<SeedNumbersLeft | null> {
  try {
    return await api.number(id, token, { promise: promiseOf(commitment, seat, ownNumber(id, seat)) });
  } catch (error) {
    if (!(error instanceof ApiError && error.key === 'said-already')) throw error;
    addsNone(id, seat);
    return (await api.summary(id)).numbers ?? null;
  }
}

/** The part of this device before a game begins, as far as it can be done now: promise first, tell when all have promised. */
export async function addNumbers(id: string, summary: Summary, tokens: Record<string, string>): Promise<SeedNumbersLeft | null> {
  const { commitment } = summary;
  let left = summary.numbers ?? null;
  if (!left || !commitment) return left;
  if (!isAsSeen(id, commitment)) throw changed();
  const seats = summary.seats.map((one) => one.seat);
  const mine = seats.flatMap((seat, at) => (tokens[seat] ? [{ seat, at, token: tokens[seat] }] : []));
  for (const { seat, at, token } of mine)
    if (left?.waiting.includes(seat)) left = await promised(id, at, token, commitment);
  if (!left || left.waiting.length) return left;
  // From now on nobody can promise another number; should the record have others, they were chosen too late.
  const pin = pinOf(id) as Pin;
  if (!pin.promises.length) keep(id, { ...pin, promises: seats.map((seat) => left?.promises[seat] ?? '') });
  for (const { seat, at, token } of mine) {
    if (!left.telling.includes(seat) || pin.numbers[at] === undefined) continue;
    if (left.promises[seat] !== promiseOf(commitment, at, ownNumber(id, at))) throw changed();
    left = await api.number(id, token, { number: ownNumber(id, at) });
    const now = pinOf(id) as Pin;
    keep(id, { ...now, told: [...now.told, at] });
  }
  return left;
}

const changed = (): ApiError => new ApiError(409, 'chance-changed', '');

/** How a record fits what this device has seen: its numbers are in it; they were left out; it added none; it does not
 * fit; or there is nothing to compare with. */
export type Found = 'added' | 'late' | 'seen' | 'changed' | 'unseen';

export function compare(id: string, source: Source): Found {
  const pin = pinOf(id);
  if (!pin) return 'unseen';
  if (source.method !== 'hmac-sha256' || source.known || source.commitment !== pin.commitment) return 'changed';
  const promises = source.promises ?? [];
  if (pin.promises.some((one, at) => one !== (promises[at] ?? ''))) return 'changed';
  const own = Object.entries(pin.numbers).map(([at, number]) => ({ at: Number(at), number, kept: source.seats?.[Number(at)] ?? '' }));
  // A number that was taken and is not there, or is another one, is a lie.
  if (own.some(({ at, number, kept }) => kept !== number && (kept !== '' || pin.told.includes(at)))) return 'changed';
  if (own.some(({ kept }) => kept === '')) return 'late';
  return own.length ? 'added' : 'seen';
}
