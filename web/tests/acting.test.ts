import { describe, expect, it } from 'vitest';
import type { Stopped } from '../src/generated/wire';
import { opened, view } from './table';

const stopped = (more: Partial<Stopped> = {}): Stopped => ({
  n: 1, game: '', played: '', present: '', text: '', goes_on: false, why: '', ended: false, agreed: false, called: false, drawn: false, votes: {}, missing: [], ...more,
});
const acting = (table: Awaited<ReturnType<typeof opened>>): boolean[] => ['G', 'T'].map((seat) => table.acts(seat));

describe('who is shown as acting', () => {
  it('is whom the view waits for', async () => {
    const table = await opened({ view: view({ to_act: ['T'] }) });
    expect(acting(table)).toEqual([false, true]);
  });

  it.each([{ drawn: true, ended: true }, { ended: true, agreed: true }, { called: true, ended: true }, { goes_on: true }])('is nobody at a table that was left, drawn or stands still: %o', async (why) => {
    const together = view({ to_act: ['G', 'T'] });
    expect(acting(await opened({ view: together }))).toEqual([true, true]);
    expect(acting(await opened({ view: together, stopped: stopped(why) }))).toEqual([false, false]);
  });

  it('is nobody when the game is over', async () => {
    expect(acting(await opened({ view: view({ to_act: ['G'], over: true }) }))).toEqual([false, false]);
  });

  it('is whom an earlier moment of a table that was left waited for', async () => {
    const table = await opened({ view: view({ to_act: ['G'] }), stopped: stopped({ ended: true }) });
    table.at = 1;
    table.back = view({ to_act: ['T'] });
    expect(acting(table)).toEqual([false, true]);
  });
});
