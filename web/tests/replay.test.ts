import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Frame, Replay } from '../src/generated/wire';
import { prefs } from '../src/lib/prefs.svelte';
import { event, opened, view } from './table';

const frame = (n: number, turn: number, changed: Frame['changed']): Frame => ({
  n, seat: n ? 'G' : null, turn, move: null, changed, events: [event(n, `event-${n}`)],
});
const FRAMES = [frame(0, 1, view({ turn: 0, pile: 9, row: ['A'] })), frame(1, 1, { pile: 8 }), frame(2, 2, { row: ['A', 'B'] }), frame(3, 2, { pile: 7 })];

let asked: { viewpoint: string; first: number }[] = [];

/** A server that has the frames from the one asked for on; the first of an answer holds the whole view. */
function serve(fails = false): void {
  asked = [];
  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body)) as { viewpoint: string; first: number };
    asked.push(body);
    if (fails) return new Response(JSON.stringify({ error: { key: 'not-over', text: 'not now', details: [] } }), { status: 409 });
    const seat = body.viewpoint === '' ? 'G' : null;
    const told: Replay = { n: FRAMES.length, viewpoint: body.viewpoint, seat, frames: FRAMES.slice(body.first) };
    return new Response(JSON.stringify(told));
  });
}

const after = () => opened({ n: FRAMES.length, over: { ranking: [1, 2], scores: [1, 0], sheet: {}, result: 'points', rematch: null, lost: [] } });

beforeEach(() => {
  serve();
  prefs.spoilerFree = false;
});

describe('looking back', () => {
  it('puts every view together out of what changed', async () => {
    const table = await after();
    await table.replay.go(2);
    expect([table.at, table.view?.pile, table.view?.row]).toEqual([2, 8, ['A', 'B']]);
    await table.replay.go(0);
    expect([table.view?.pile, table.view?.row]).toEqual([9, ['A']]);
    expect(asked).toEqual([{ viewpoint: '', first: 0 }]);
  });

  it('stays within the game, and comes back to now', async () => {
    const table = await after();
    await table.replay.go(99);
    expect(table.at).toBe(3);
    await table.replay.step(-9);
    expect(table.at).toBe(0);
    table.replay.leave();
    expect([table.at, table.back]).toEqual([null, null]);
  });

  it('steps by turns', async () => {
    const table = await after();
    await table.replay.stepTurn(-1);
    expect(table.at).toBe(2);
    await table.replay.stepTurn(-1);
    expect(table.at).toBe(0);
    await table.replay.stepTurn(1);
    expect(table.at).toBe(2);
    await table.replay.stepTurn(1);
    expect(table.at).toBe(3);
  });

  it('tells what happened there', async () => {
    const table = await after();
    await table.replay.go(1);
    expect(table.replay.told.map((one) => one.key)).toEqual(['event-1']);
    expect(table.replay.mover).toBe('G');
  });

  it('takes another viewpoint, and gives it back when one leaves', async () => {
    const table = await after();
    await table.replay.look('public');
    expect([table.seat, table.replay.viewpoint, table.events.length]).toEqual([null, 'public', 4]);
    table.replay.leave();
    expect([table.seat, table.replay.viewpoint]).toEqual(['G', '']);
  });

  it('says what went wrong, and stays where it was', async () => {
    serve(true);
    const table = await after();
    await table.replay.go(1);
    expect([table.at, table.replay.problem]).toEqual([null, 'not now']);
  });

  it('veils what comes, where that is preferred', async () => {
    prefs.spoilerFree = true;
    const table = await after();
    await table.replay.look('public');
    await table.replay.go(1);
    expect([table.replay.veiled, table.events.map((one) => one.n)]).toEqual([true, [0, 1]]);
    await table.replay.go(3);
    expect(table.replay.veiled).toBe(false);
  });
});
