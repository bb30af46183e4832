/** What a device remembers of chance, and when it cries out. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SeedNumbersLeft } from '../src/generated/wire';
import { api, ApiError } from '../src/lib/api';
import { addNumbers, compare, isAsSeen, pinOf, promiseOf } from '../src/lib/pinned';
import { summary } from './table';

const PROMISED = 'c'.repeat(64);
const people = ['G', 'T'].map((seat) => ({ seat, name: '', kind: 'link' as const, level: null, online: true, hints: 0, held: true, ask: null, lost: false }));
let table = 0;
let id = '';

beforeEach(() => {
  id = `t_${++table}`;
  vi.restoreAllMocks();
});

const asked = (left: SeedNumbersLeft) => summary({ seats: people, n: 0, commitment: PROMISED, waiting: left.waiting, numbers: left });

/** A device of seat G, asked twice: when all have promised, and when all have told. */
async function told(): Promise<{ number: string; other: string }> {
  const said: { promise?: string; number?: string }[] = [];
  const other = promiseOf(PROMISED, 1, '8');
  vi.spyOn(api, 'number').mockImplementation((_id, _token, body) => {
    said.push(body);
    const own = said[0]?.promise ?? '';
    return Promise.resolve({ waiting: [], telling: body.number ? ['T'] : ['G', 'T'], promises: { G: own, T: other }, begins: null });
  });
  await addNumbers(id, asked({ waiting: ['G'], telling: [], promises: { G: '', T: other }, begins: null }), { G: 'token' });
  expect(said).toHaveLength(2);
  const number = said[1]?.number ?? '';
  expect(number).toMatch(/^[0-9a-f]{32}$/);
  expect(said[0]).toEqual({ promise: promiseOf(PROMISED, 0, number) });
  return { number, other };
}

const source = (number: string, other: string, more = {}) => ({
  method: 'hmac-sha256', commitment: PROMISED, seats: [number, '8'], promises: [promiseOf(PROMISED, 0, number), other], ...more,
});

describe('what is pinned', () => {
  it('is what was shown first', () => {
    expect(isAsSeen(id, PROMISED)).toBe(true);
    expect(isAsSeen(id, PROMISED)).toBe(true);
    expect(isAsSeen(id, 'd'.repeat(64))).toBe(false);
    expect(isAsSeen(id, null)).toBe(false);
    expect(pinOf(id)?.commitment).toBe(PROMISED);
  });

  it('is nothing where nothing is promised', () => {
    expect(isAsSeen(id, null)).toBe(true);
    expect(pinOf(id)).toBeUndefined();
    expect(compare(id, source('7', 'x'))).toBe('unseen');
  });

  it('fits the record of an honest server', async () => {
    const { number, other } = await told();
    expect(compare(id, source(number, other))).toBe('added');
  });

  it('is left to the device of the same person that was quicker', async () => {
    const [own, other] = [promiseOf(PROMISED, 0, '7'), promiseOf(PROMISED, 1, '8')];
    const quicker: SeedNumbersLeft = { waiting: [], telling: ['G'], promises: { G: own, T: other }, begins: null };
    const said = vi.spyOn(api, 'number').mockRejectedValue(new ApiError(409, 'said-already', ''));
    vi.spyOn(api, 'summary').mockResolvedValue(asked(quicker));
    await addNumbers(id, asked({ waiting: ['G'], telling: [], promises: { G: '', T: other }, begins: null }), { G: 'token' });
    await addNumbers(id, asked(quicker), { G: 'token' });
    expect(said).toHaveBeenCalledTimes(1);
    expect(compare(id, source('7', other))).toBe('seen');
  });

  it.each([
    ['another secret', { commitment: 'd'.repeat(64) }],
    ['another number of this device', { seats: ['7', '8'] }],
    ['a number left out that was taken', { seats: ['', '8'] }],
    ['a number that the last one chose later', { promises: ['', 'e'.repeat(64)] }],
    ['no promises', { promises: undefined }],
    ['a seed', { method: 'splitmix64' }],
    ['a secret that was out before', { known: true }],
  ])('does not fit a record with %s', async (_name, more) => {
    const { number, other } = await told();
    expect(compare(id, source(number, other, more))).toBe('changed');
  });

  it('says so when a number came too late, and when none was added', async () => {
    vi.spyOn(api, 'number').mockResolvedValueOnce({ waiting: [], telling: [], promises: { G: '', T: '' }, begins: null });
    await addNumbers(id, asked({ waiting: ['G'], telling: [], promises: { G: '', T: '' }, begins: null }), { G: 'token' });
    expect(compare(id, { method: 'hmac-sha256', commitment: PROMISED, seats: ['', ''], promises: ['', ''] })).toBe('late');
    isAsSeen('t_watched', PROMISED);
    expect(compare('t_watched', source('7', 'x'))).toBe('seen');
  });
});

describe('a number', () => {
  it('is not told as long as somebody can still promise another one', async () => {
    const said = vi.spyOn(api, 'number').mockImplementation((_id, _token, body) =>
      Promise.resolve({ waiting: ['T'], telling: [], promises: { G: body.promise ?? '', T: '' }, begins: null }));
    await addNumbers(id, asked({ waiting: ['G', 'T'], telling: [], promises: { G: '', T: '' }, begins: null }), { G: 'token' });
    expect(said.mock.calls.map(([, , body]) => Object.keys(body))).toEqual([['promise']]);
  });

  it('is not told to a server that shows another promise in its place, or another commitment', async () => {
    vi.spyOn(api, 'number').mockResolvedValue({ waiting: [], telling: ['G'], promises: { G: 'f'.repeat(64), T: '' }, begins: null });
    const waiting = asked({ waiting: ['G'], telling: [], promises: { G: '', T: '' }, begins: null });
    await expect(addNumbers(id, waiting, { G: 'token' })).rejects.toThrow();
    await expect(addNumbers(id, { ...waiting, commitment: 'd'.repeat(64) }, { G: 'token' })).rejects.toThrow();
  });
});
