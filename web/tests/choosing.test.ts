import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Wants } from '../src/generated/wire';
import { prefs } from '../src/lib/prefs.svelte';
import { opened, option, prompt, settled, state, Wire } from './table';

const SEND = [option('send AJAX C', { hero: 'AJAX', space: 'C' }), option('send AJAX D', { hero: 'AJAX', space: 'D' })];
const PAY = [option('pay A', { card: 'A' }), option('pay B', { card: 'B' })];
const BOX = new DOMRect();
const thing = (table: Awaited<ReturnType<typeof opened>>, id: string): Promise<void> => table.pick(id, id, BOX);

function wants(more: Partial<Wants> = {}): void {
  const { id, moves } = Wire.last.asked('choose');
  Wire.last.say({ type: 'wants', id, n: 1, need: 'more', moves, final: false, sealed: false, prompt: null, view: null, more: [], forced: [], ...more });
}

function done(n = 2): void {
  Wire.last.say({ type: 'done', id: Wire.last.asked('choose').id, n, played: 1 });
}

beforeEach(() => {
  localStorage.clear();
  prefs.confirm = 'never';
  prefs.speed = 1;
});

describe('choosing by things', () => {
  it('narrows options down, and plays what is left', async () => {
    const table = await opened({ prompt: prompt(SEND) });
    await thing(table, 'hero:AJAX');
    expect(table.picked).toEqual(['hero:AJAX']);
    expect([...table.lit.keys()]).toEqual(['space:C', 'space:D']);
    void thing(table, 'space:D');
    await settled();
    expect(Wire.last.asked('choose').moves).toEqual(['send AJAX D']);
  });

  it('lets go of a thing that is picked again', async () => {
    const table = await opened({ prompt: prompt(SEND) });
    await thing(table, 'hero:AJAX');
    await thing(table, 'hero:AJAX');
    expect(table.picked).toEqual([]);
  });

  it('asks why about a thing that nothing points at', async () => {
    const table = await opened({ prompt: prompt(PAY) });
    void thing(table, 'hero:AJAX');
    await settled();
    expect(table.whynot?.reasons).toBeNull();
    const asked = Wire.last.asked('why');
    expect(asked.move).toBe('send AJAX C');
    Wire.last.say({ type: 'reasons', id: asked.id, reasons: [{ clause: 'TOY-2', key: 'far', facts: {} }] });
    await settled();
    expect(table.whynot?.reasons?.map((reason) => reason.clause)).toEqual(['TOY-2']);
  });
});

describe('a selection', () => {
  it('is gathered, and sent as one chain', async () => {
    const table = await opened({ prompt: prompt(PAY, { chain: true }) });
    wants();
    void thing(table, 'card:A');
    await settled();
    wants({ prompt: prompt([option('done')], { chain: true, ask: 'pay' }), more: [PAY[1] as (typeof PAY)[0]] });
    await settled();
    expect(table.chain.map((part) => part.move)).toEqual(['pay A']);
    expect(table.options.map((one) => one.move)).toEqual(['done', 'pay B']);
    expect(table.chosen.has('card:A')).toBe(true);
    void table.choose(option('done'));
    await settled();
    expect(Wire.last.asked('choose')).toMatchObject({ moves: ['pay A', 'done'], confirm: 'never', parts: false });
  });

  it('is gone when its first part is taken back', async () => {
    const table = await opened({ prompt: prompt(PAY, { chain: true }) });
    void thing(table, 'card:A');
    await settled();
    wants({ prompt: prompt([], { chain: true }) });
    await settled();
    await table.drop(0);
    expect([table.chain, table.asked, table.preview]).toEqual([[], null, null]);
  });

  it('waits to be confirmed when it cannot be taken back', async () => {
    prefs.confirm = 'final';
    const table = await opened({ prompt: prompt([option('draw'), option('pass')]) });
    void table.choose(option('draw'));
    await settled();
    expect(Wire.last.asked('choose').confirm).toBe('final');
    wants({ need: 'confirm', final: true, sealed: true });
    await settled();
    expect([table.complete, Wire.last.count('choose')]).toEqual(['final', 1]);
    void table.confirm();
    await settled();
    expect([Wire.last.asked('choose').moves, Wire.last.asked('choose').confirm]).toEqual([['draw'], undefined]);
  });
});

describe('what the server answers', () => {
  const draw = async () => {
    const table = await opened({ prompt: prompt([option('draw')]) });
    void table.choose(option('draw'));
    await settled();
    return table;
  };

  it('is told when it refuses', async () => {
    const table = await draw();
    const { id } = Wire.last.asked('choose');
    Wire.last.say({ type: 'refused', id, key: 'illegal', reasons: [{ clause: 'TOY-3', key: 'no', facts: {} }], text: '' });
    await settled();
    expect([table.refusal?.[0]?.clause, table.busy]).toEqual(['TOY-3', false]);
  });

  it('is offered again when the connection broke before it came', async () => {
    const table = await draw();
    Wire.last.onclose?.({ code: 1006 });
    await settled();
    expect([table.status, table.unsent?.after]).toEqual(['waiting', 1]);
    table.close();
  });

  it('counts as an own move once it is done, and can be made again when it was taken back', async () => {
    const table = await draw();
    done();
    await settled();
    expect(table.acted).toBe(2);
    Wire.last.say(state({ n: 2, prompt: prompt([option('draw')]), undo: { can: 'free', reason: '' } }));
    await settled();
    void table.takeBack(false);
    await settled();
    Wire.last.say({ type: 'done', id: Wire.last.asked('undo').id, n: 3, played: 1 });
    await settled();
    expect(table.undone).toEqual([['draw']]);
  });

  it('is made once, however often it is clicked, until the next question is on the screen', async () => {
    const table = await opened({ prompt: prompt([option('draw')], { question: 'first 0' }) });
    const click = (): Promise<void> => table.choose(option('draw'));
    void click();
    void click();
    await settled();
    expect([table.locked, Wire.last.count('choose')]).toEqual([true, 1]);
    expect(Wire.last.asked('choose').question).toBe('first 0');
    done();
    void click();
    await settled();
    void click();
    await settled();
    expect([table.locked, Wire.last.count('choose')]).toEqual([true, 1]);
    Wire.last.say(state({ n: 2, prompt: prompt([option('draw')], { question: 'second 1' }) }));
    await settled();
    expect(table.locked).toBe(false);
    void click();
    await settled();
    expect(Wire.last.count('choose')).toBe(2);
  });

  it('is never sent again by the page: whoever came too late is told so', async () => {
    const table = await opened({ prompt: prompt([option('draw')], { question: 'first 0' }) });
    void table.choose(option('draw'));
    await settled();
    // The same move is an answer to the next question, too.
    Wire.last.say(state({ n: 2, prompt: prompt([option('draw')], { question: 'second 1' }) }));
    Wire.last.say({ type: 'late', id: Wire.last.asked('choose').id, n: 2 });
    await settled();
    expect([table.overtaken, Wire.last.count('choose')]).toEqual([true, 1]);
  });

  it('comes too late for another question: the choice is forgotten', async () => {
    vi.useFakeTimers();
    const table = await draw();
    Wire.last.say({ type: 'late', id: Wire.last.asked('choose').id, n: 2 });
    await settled();
    Wire.last.say(state({ n: 2, prompt: prompt([], { ask: 'other', to_act: ['T'] }) }));
    await vi.advanceTimersByTimeAsync(3000);
    expect([table.overtaken, Wire.last.count('choose')]).toEqual([true, 1]);
    vi.useRealTimers();
  });
});

describe('a thing of a later question', () => {
  const OFFERS = [option('draw'), option('send AJAX C', { hero: 'AJAX', space: 'C' }), option('send AJAX D', { hero: 'AJAX', space: 'D' })];
  const later = { clause: 'X-1', key: 'other-question', facts: { first: ['send'] } };
  const clicked = async (leading: string[]) => {
    const table = await opened({ prompt: prompt(OFFERS) });
    void thing(table, 'card:A');
    await settled();
    Wire.last.say({ type: 'reasons', id: Wire.last.asked('why').id, reasons: [later] });
    for (const move of ['send AJAX C', 'send AJAX D']) {
      await settled();
      expect(Wire.last.asked('choose').moves).toEqual([move]);
      wants({ moves: [move], prompt: prompt(leading.includes(move) ? PAY : [option('done')], { chain: true }) });
    }
    await settled();
    return table;
  };

  it('begins the one choice that leads to it, and nothing more', async () => {
    const table = await clicked(['send AJAX D']);
    expect([table.whynot, Wire.last.asked('choose').moves]).toEqual([null, ['send AJAX D']]);
    wants({ moves: ['send AJAX D'], prompt: prompt(PAY, { chain: true }) });
    await settled();
    expect([table.chain.map((part) => part.move), table.lit.has('card:A')]).toEqual([['send AJAX D'], true]);
  });

  it('offers the choices that lead to it where there are several', async () => {
    const table = await clicked(['send AJAX C', 'send AJAX D']);
    expect(table.whynot?.first?.map((one) => one.move)).toEqual(['send AJAX C', 'send AJAX D']);
  });

  it('says what comes first where none can be tried', async () => {
    const table = await clicked([]);
    expect([table.whynot?.first, table.whynot?.reasons]).toEqual([undefined, [later]]);
  });
});

describe('a question that is asked of several', () => {
  const begun = async () => {
    const table = await opened({ prompt: prompt(PAY, { chain: true, question: 'joint 0' }) });
    wants();
    void thing(table, 'card:A');
    await settled();
    wants({ prompt: prompt([option('done')], { chain: true }), moves: ['pay A'] });
    await settled();
    return table;
  };

  it('stays on the screen, locked, while somebody else answers another one first', async () => {
    prefs.speed = 0;
    const table = await begun();
    Wire.last.say(state({ n: 2, prompt: prompt([], { ask: 'other', to_act: ['T'], question: 'other 0', paused: true }) }));
    await settled();
    expect([table.isMine, table.locked, table.pausedBy, table.overtaken]).toEqual([true, true, ['T'], false]);
    expect(table.chain.map((part) => part.move)).toEqual(['pay A']);
    Wire.last.say(state({ n: 3, prompt: prompt(PAY, { chain: true, question: 'joint 0' }) }));
    await settled();
    expect([table.isMine, table.locked, table.chain.length]).toEqual([true, false, 1]);
  });

  it('tells that somebody was quicker only when what was begun is refused', async () => {
    vi.useFakeTimers();
    const table = await begun();
    const next = async (n: number, answer: 'late' | 'refused') => {
      Wire.last.say(state({ n, prompt: prompt(PAY, { chain: true, question: 'joint 0' }) }));
      await vi.advanceTimersByTimeAsync(1000);
      const { id, confirm } = Wire.last.asked('choose');
      expect(confirm).toBe('always');
      Wire.last.say(answer === 'late' ? { type: 'late', id, n } : { type: 'refused', id, key: 'illegal', reasons: [], text: '' });
      await vi.advanceTimersByTimeAsync(10);
    };
    await next(2, 'late');
    expect([table.overtaken, table.chain.length]).toEqual([false, 1]);
    await next(3, 'refused');
    expect([table.overtaken, table.chain.length]).toEqual([true, 0]);
    vi.useRealTimers();
  });

  it('is acknowledged at once, however much of others is still to be shown', async () => {
    vi.useFakeTimers();
    const table = await opened({ prompt: prompt([option('draw')], { question: 'joint 0' }) });
    for (const n of [2, 3, 4]) Wire.last.say(state({ n, prompt: prompt([option('draw')], { question: 'joint 0' }) }));
    void table.choose(option('draw'));
    await vi.advanceTimersByTimeAsync(1);
    done(5);
    await vi.advanceTimersByTimeAsync(1);
    Wire.last.say(state({ n: 5, prompt: prompt([], { to_act: ['T'], question: 'joint 4' }) }));
    await vi.advanceTimersByTimeAsync(1);
    expect([table.n, table.locked]).toEqual([5, false]);
    vi.useRealTimers();
  });
});

describe('the command line', () => {
  it('sends what is written, and asks why after a question mark', async () => {
    const table = await opened({ prompt: prompt(PAY) });
    void table.command('pay b');
    await settled();
    expect(Wire.last.asked('choose').moves).toEqual(['pay B']);
    done();
    await settled();
    Wire.last.say(state({ n: 2, prompt: prompt(PAY) }));
    await settled();
    void table.command('? pay C');
    await settled();
    const asked = Wire.last.asked('why');
    expect(asked.move).toBe('pay C');
    Wire.last.say({ type: 'reasons', id: asked.id, reasons: [] });
    await settled();
    expect(table.possible).toBe(true);
  });
});
