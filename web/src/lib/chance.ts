/** Chance, derived again: the same as kylix.core.chance, so that nobody has to take a server's word for it. */
import { fromHex, hmac, sha256, toHex } from './sha256';

/** The source of chance as the header of a record describes it. */
export interface Source {
  method: string;
  seed?: number | bigint;
  secret?: string;
  commitment?: string;
  seats?: string[];
  /** What seats said before any number was told. */
  promises?: string[];
  /** The secret was out before this game began: it is a copy of another one. */
  known?: boolean;
}

const SPAN = 1n << 64n;
const MASK = SPAN - 1n;
const GAMMA = 0x9e3779b97f4a7c15n;

function mix(x: bigint): bigint {
  x = ((x ^ (x >> 30n)) * 0xbf58476d1ce4e5b9n) & MASK;
  x = ((x ^ (x >> 27n)) * 0x94d049bb133111ebn) & MASK;
  return x ^ (x >> 31n);
}

function seeded(seed: bigint, n: number, attempt: number): bigint {
  const x = mix((mix(seed & MASK) + BigInt(n + 1) * GAMMA) & MASK);
  return attempt ? mix((x + BigInt(attempt) * GAMMA) & MASK) : x;
}

function provable(source: Source, n: number, attempt: number): bigint {
  const text = [...(source.seats ?? []), n, attempt].join('|');
  const digest = hmac(fromHex(source.secret ?? ''), new TextEncoder().encode(text));
  return digest.slice(0, 8).reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
}

/** Outcome number n, in 0..bound-1; null when the method is none that can be derived again. */
export function outcome(source: Source, n: number, bound: number): number | null {
  const below = BigInt(bound);
  const limit = SPAN - (SPAN % below);
  for (let attempt = 0; ; attempt++) {
    let x: bigint;
    if (source.method === 'hmac-sha256') x = provable(source, n, attempt);
    else if (source.method === 'splitmix64') x = seeded(BigInt(source.seed ?? 0), n, attempt);
    else return null;
    if (x < limit) return Number(x % below);
  }
}

/** Whether the secret is the one that was promised before the first move; null when nothing was. */
export function keptPromise(source: Source): boolean | null {
  if (source.method !== 'hmac-sha256') return null;
  return toHex(sha256(fromHex(source.secret ?? ''))) === source.commitment;
}

export interface Drawn {
  /** The entry of the record it belongs to. */
  n: number;
  /** Its number among all outcomes. */
  k: number;
  bound: number;
  told: number;
  derived: number | null;
}

/** Every outcome of a record beside what the source gives. */
export function check(source: Source, entries: number[][], bounds: number[][]): Drawn[] {
  const found: Drawn[] = [];
  entries.forEach((outcomes, n) =>
    outcomes.forEach((told, at) => {
      const bound = bounds[n]?.[at] ?? 0;
      const k = found.length;
      found.push({ n, k, bound, told, derived: bound > 0 ? outcome(source, k, bound) : null });
    }),
  );
  return found;
}

export interface Read {
  source: Source;
  entries: number[][];
}

/** The parts of a record's text that chance is checked with. A seed may be too large for a plain number. */
export function read(text: string): Read {
  const lines = text.trimEnd().split('\n');
  const head = JSON.parse(lines[0] ?? '{}') as { chance: Source };
  const seed = /"seed": ?(-?\d+)/.exec(lines[0] ?? '')?.[1];
  if (seed) head.chance.seed = BigInt(seed);
  const bodies = lines.slice(1).map((line) => JSON.parse(line) as { n?: number; chance?: number[] });
  return { source: head.chance, entries: bodies.filter((body) => body.n !== undefined).map((body) => body.chance ?? []) };
}
