/** Clocks as the page shows them: it counts on from the figures of the server, which decides. */
import type { ClockShown, PaceAsked, PaceShown } from '../generated/wire';

export const MINUTE = 60;
export const HOUR = 3600;
export const DAY = 86_400;

/** Seconds that are left now; `at` is when the page was told, both moments in milliseconds. */
export function leftAt(clock: ClockShown, at: number, now: number): number {
  return Math.max(0, clock.left - (clock.runs ? Math.max(0, now - at) / 1000 : 0));
}

/** The last tenth of what a seat may have. */
export function isLow(pace: PaceShown, left: number): boolean {
  return left < (pace.kind === 'live' ? pace.bank : pace.step + pace.bank) / 10;
}

type Say = (key: string, facts?: Record<string, number | string>) => string;

/** Always of one width as long as its order does not change: figures are of one width in the page. */
export function clockText(seconds: number, say: Say): string {
  const whole = Math.ceil(seconds);
  if (whole >= DAY) return say('page-clock-days', { days: Math.floor(whole / DAY), hours: Math.floor((whole % DAY) / HOUR) });
  if (whole >= HOUR) return say('page-clock-hours', { hours: Math.floor(whole / HOUR), minutes: Math.floor((whole % HOUR) / MINUTE) });
  return `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, '0')}`;
}

/** A number of hours or days as people write it. */
export const rounded = (number: number): number => Math.round(number * 10) / 10;

export function paceText(pace: PaceAsked | PaceShown, say: Say): string {
  return pace.kind === 'live'
    ? say('page-pace-told-live', { minutes: rounded(pace.bank / MINUTE), seconds: rounded(pace.step) })
    : say('page-pace-told-days', { hours: rounded(pace.step / HOUR) });
}

/** With the reserve, where there is room for it. */
export const wholePace = (pace: PaceAsked, say: Say): string =>
  pace.kind === 'days' && pace.bank > 0 ? say('page-pace-whole-days', { days: rounded(pace.bank / DAY), hours: rounded(pace.step / HOUR) }) : paceText(pace, say);

export const LIVE: PaceAsked = { kind: 'live', bank: 20 * MINUTE, step: 15, at_end: 'bot', holidays: 0 };
export const DAYS: PaceAsked = { kind: 'days', bank: 2 * DAY, step: 36 * HOUR, at_end: 'bot', holidays: 14 };
