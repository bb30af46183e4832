/** How a game ended, in one line. */
import type { Summary } from '../generated/wire';
import { called, say, type Words } from './words.svelte';

/** Who won; where nobody at the table did, how it ended. */
export function resultOf(summary: Summary, words: Words): string {
  const first = summary.seats.filter((_, at) => summary.ranking?.[at] === 1);
  if (first.length) return say('page-won-by', { who: first.map((seat) => called(summary.seats, words, seat.seat)).join(', ') });
  return summary.closing ? words.event(summary.closing) : say('page-over');
}
