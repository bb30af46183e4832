/**
 * SHA-256 and HMAC (FIPS 180-4, RFC 2104). Browsers have them, but only on pages that came by https or from this
 * computer; at a table in a house network they would be missing.
 */

const ROOTS = firstPrimes(64);
const START = ROOTS.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const KEYS = ROOTS.map((prime) => fraction(Math.cbrt(prime)));
const BLOCK = 64;

function firstPrimes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime)) found.push(n);
  return found;
}

/** The first 32 bits behind the point. */
function fraction(value: number): number {
  return Math.floor((value - Math.floor(value)) * 0x1_0000_0000) >>> 0;
}

const turned = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

/** The message, a one, zeros, and its length in bits. */
function padded(data: Uint8Array): DataView {
  const length = Math.ceil((data.length + 9) / BLOCK) * BLOCK;
  const bytes = new Uint8Array(length);
  bytes.set(data);
  bytes[data.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(length - 8, Math.floor(data.length / 0x2000_0000));
  view.setUint32(length - 4, (data.length << 3) >>> 0);
  return view;
}

function schedule(block: DataView, from: number): number[] {
  const words: number[] = [];
  for (let at = 0; at < 16; at++) words.push(block.getUint32(from + 4 * at));
  for (let at = 16; at < 64; at++) {
    const [a, b] = [words[at - 15] as number, words[at - 2] as number];
    const low = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3);
    const high = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10);
    words.push(((words[at - 16] as number) + low + (words[at - 7] as number) + high) | 0);
  }
  return words;
}

function mixed(state: number[], words: number[]): number[] {
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  for (let at = 0; at < 64; at++) {
    const sum = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = (h + sum + ((e & f) ^ (~e & g)) + (KEYS[at] as number) + (words[at] as number)) | 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((value, at) => (value + (state[at] as number)) | 0);
}

export function sha256(data: Uint8Array): Uint8Array {
  const message = padded(data);
  let state = START;
  for (let from = 0; from < message.byteLength; from += BLOCK) state = mixed(state, schedule(message, from));
  const out = new DataView(new ArrayBuffer(32));
  state.forEach((value, at) => out.setInt32(4 * at, value));
  return new Uint8Array(out.buffer);
}

export function hmac(key: Uint8Array, data: Uint8Array): Uint8Array {
  const short = new Uint8Array(BLOCK);
  short.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(joined(short.map((byte) => byte ^ 0x36), data));
  return sha256(joined(short.map((byte) => byte ^ 0x5c), inner));
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const whole = new Uint8Array(first.length + second.length);
  whole.set(first);
  whole.set(second, first.length);
  return whole;
}

export function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
