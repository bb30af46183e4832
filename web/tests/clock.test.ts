import { expect, test } from 'vitest';
import { clockText, DAY, HOUR, isLow, leftAt, paceText } from '../src/lib/clock';
import type { PaceShown } from '../src/generated/wire';

const say = (key: string, facts: Record<string, number | string> = {}): string => `${key} ${Object.values(facts).join(' ')}`;
const live: PaceShown = { kind: 'live', bank: 600, step: 5, at_end: 'bot', holidays: 0 };
const days: PaceShown = { kind: 'days', bank: DAY, step: DAY, at_end: 'bot', holidays: 3 };

test('a clock that runs is counted on, one that stands is not, and none goes below nothing', () => {
  expect(leftAt({ seat: 'A', left: 90, runs: true, away: null }, 1000, 11_000)).toBe(80);
  expect(leftAt({ seat: 'A', left: 90, runs: false, away: null }, 1000, 11_000)).toBe(90);
  expect(leftAt({ seat: 'A', left: 3, runs: true, away: null }, 1000, 11_000)).toBe(0);
  expect(leftAt({ seat: 'A', left: 3, runs: true, away: null }, 11_000, 1000)).toBe(3);
});

test('the last tenth is low', () => {
  expect([isLow(live, 60), isLow(live, 59)]).toEqual([false, true]);
  expect([isLow(days, 0.2 * DAY), isLow(days, 0.1 * DAY)]).toEqual([false, true]);
});

test('seconds, hours and days', () => {
  expect(clockText(59.2, say)).toBe('1:00');
  expect(clockText(5, say)).toBe('0:05');
  expect(clockText(0, say)).toBe('0:00');
  expect(clockText(2 * HOUR + 90, say)).toBe('page-clock-hours 2 1');
  expect(clockText(DAY + 5 * HOUR, say)).toBe('page-clock-days 1 5');
  expect(paceText(live, say)).toBe('page-pace-told-live 10 5');
  expect(paceText(days, say)).toBe('page-pace-told-days 24');
});
