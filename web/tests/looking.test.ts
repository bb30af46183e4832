import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchLooking } from '../src/lib/looking';

let seen: 'visible' | 'hidden';
let told: boolean[];
let stop: () => void;

const see = (state: typeof seen): void => {
  seen = state;
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  seen = 'visible';
  told = [];
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => seen);
  stop = watchLooking((looking) => told.push(looking));
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a page out of sight is looked at by nobody', () => {
  see('hidden');
  see('visible');
  expect(told).toEqual([true, false, true]);
});

test('a page in sight that nobody touches is looked at by nobody after a while, until somebody does', () => {
  vi.advanceTimersByTime(6 * 60_000);
  expect(told.at(-1)).toBe(false);
  vi.advanceTimersByTime(60 * 60_000);
  expect(told.filter((looking) => !looking)).toHaveLength(1);
  dispatchEvent(new Event('pointermove'));
  expect(told.at(-1)).toBe(true);
});

test('whoever goes on looking is told of now and then, and no more when it ends', () => {
  for (let minute = 0; minute < 8; minute++) {
    dispatchEvent(new Event('keydown'));
    vi.advanceTimersByTime(60_000);
  }
  expect(told.length).toBeGreaterThan(2);
  expect(told).not.toContain(false);
  stop();
  const before = told.length;
  see('hidden');
  expect(told).toHaveLength(before);
});
