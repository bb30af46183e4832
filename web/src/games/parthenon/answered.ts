/** Offers of this phase that have got their answer: they stay in sight a while, so that nobody must read the log for it. */
import type { Table } from '../../lib/table.svelte';
import type { Facts } from '../../generated/wire';

export interface Closed {
  n: number;
  author: string;
  gives: string[];
  wants: string[];
  /** Who answered, and what. */
  seat: string;
  says: 'accepts' | 'refuses' | 'counters';
}

/** The last ones; more would push away what lies open. */
const SHOWN = 3;

const list = (facts: Facts, name: string): string[] => (Array.isArray(facts[name]) ? (facts[name] as string[]) : []);

export function closed(table: Table): Closed[] {
  const until = table.at ?? Infinity;
  const open = new Map<string, Closed>();
  let found: Closed[] = [];
  const close = (slot: string, n: number, seat: unknown, says: Closed['says']): void => {
    const offer = open.get(slot);
    open.delete(slot);
    if (offer) found.push({ ...offer, n, seat: String(seat), says });
  };
  for (const { n, key, facts } of table.events) {
    if (n > until) break;
    const slot = String(facts.slot);
    if (key === 'phase-began') {
      open.clear();
      found = [];
    } else if (key === 'offered') open.set(slot, { n, author: String(facts.seat), gives: list(facts, 'gives'), wants: list(facts, 'wants'), seat: '', says: 'refuses' });
    else if (key === 'offer-rejected') close(slot, n, facts.seat, 'refuses');
    else if (key === 'offer-answered') close(slot, n, facts.seat, 'counters');
    else if (key === 'offer-withdrawn' || key === 'offer-lapsed') open.delete(slot);
    else if (key === 'traded') {
      const same = (a: string[], b: string[]): boolean => a.join() === b.join();
      const taken = [...open].find(([, one]) => one.author === facts.partner && same(one.gives, list(facts, 'gives')) && same(one.wants, list(facts, 'takes')));
      if (taken) close(taken[0], n, facts.seat, 'accepts');
    }
  }
  return found.slice(-SHOWN).reverse();
}
