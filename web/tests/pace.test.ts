/** States that come faster than anybody can look. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { moveFrom } from '../src/lib/flip';
import { prefs } from '../src/lib/prefs.svelte';
import { event, opened, settled, state, Wire } from './table';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Object.assign(prefs, { speed: 1, pause: 650 });
});

describe('many states', () => {
  it('are drawn at the usual pace, the oldest as one, and all of them are told', async () => {
    const table = await opened();
    for (let n = 2; n <= 41; n++) Wire.last.say(state({ n, events: [event(n, 'drawn')] }));
    const drawn = new Set<number>();
    for (let passed = 0; passed < 200; passed += 10) {
      await vi.advanceTimersByTimeAsync(10);
      drawn.add(table.n);
    }
    expect(drawn.size).toBeLessThanOrEqual(2);
    await vi.advanceTimersByTimeAsync(12 * 650 + 200);
    await settled();
    expect(table.n).toBe(41);
    expect(table.events.map((one) => one.n)).toEqual(Array.from({ length: 40 }, (_, at) => at + 2));
  });
});

describe('states without a pause between them', () => {
  it('have a frame each: the next one does not hold up what is being drawn', async () => {
    prefs.pause = 0;
    const table = await opened();
    await vi.advanceTimersByTimeAsync(100);
    for (const n of [2, 3]) Wire.last.say(state({ n, events: [event(n, 'drawn')] }));
    await vi.advanceTimersByTimeAsync(20);
    expect(table.n).toBe(2);
    await vi.advanceTimersByTimeAsync(40);
    expect(table.n).toBe(3);
  });

  it('do not pile up: all are told, few are drawn', async () => {
    prefs.pause = 0;
    const table = await opened();
    for (let n = 2; n <= 41; n++) Wire.last.say(state({ n, events: [event(n, 'drawn')] }));
    await vi.advanceTimersByTimeAsync(200);
    expect(table.n).toBe(41);
    expect(table.events.map((one) => one.n)).toEqual(Array.from({ length: 40 }, (_, at) => at + 2));
  });
});

describe('what hangs on a state', () => {
  it('is left alone where nothing changed: people and their signs', async () => {
    const table = await opened();
    const [seats, signs] = [table.seats, table.signs];
    expect(Object.keys(signs)).toEqual(seats.map((one) => one.seat));
    Wire.last.say(state({ n: 2, seats: structuredClone(seats) }));
    await vi.advanceTimersByTimeAsync(2000);
    expect(table.n).toBe(2);
    expect(table.seats).toBe(seats);
    expect(table.signs).toBe(signs);
  });
});

describe('things that fly', () => {
  const box = (left: number) => ({ left, top: 0, right: left + 10, bottom: 10, width: 10, height: 10 }) as DOMRect;

  it('move by nothing that is painted anew, one motion each', () => {
    document.body.innerHTML = '<div id="root"><i data-flip="card"></i><svg><g data-flip="ship"></g></svg></div>';
    const root = document.querySelector<HTMLElement>('#root');
    const made: { properties: Set<string>; stopped: boolean }[] = [];
    for (const element of root?.querySelectorAll<HTMLElement>('[data-flip]') ?? []) {
      element.getBoundingClientRect = () => box(0);
      element.animate = (frames) => {
        const motion = { properties: new Set((frames as Keyframe[]).flatMap((frame) => Object.keys(frame))), stopped: false, cancel: () => (motion.stopped = true) };
        made.push(motion);
        return motion as unknown as Animation;
      };
    }
    const before = new Map([['card', box(100)], ['ship', box(100)]]);
    moveFrom(root, before);
    expect(made.map((one) => [...one.properties].filter((name) => name !== 'offset'))).toEqual([['translate', 'scale', 'rotate'], ['transform']]);
    moveFrom(root, before);
    expect(made.map((one) => one.stopped)).toEqual([true, true, false, false]);
    expect(root?.querySelector('i')?.style.zIndex).toBe('20');
    expect(root?.querySelector('i')?.style.outline).toContain('none');
  });

  it('are all measured before the first one is touched: else the page is laid out once for each of them', () => {
    document.body.innerHTML = '<div id="root"><i data-flip="a"></i><i data-flip="b"></i><i data-flip="c"></i></div>';
    const root = document.querySelector<HTMLElement>('#root');
    const order: string[] = [];
    for (const element of root?.querySelectorAll<HTMLElement>('[data-flip]') ?? []) {
      element.getBoundingClientRect = () => {
        order.push(element.style.zIndex ? 'too late' : 'measured');
        return box(0);
      };
      element.animate = () => {
        order.push('moved');
        return { cancel: () => undefined } as unknown as Animation;
      };
    }
    moveFrom(root, new Map(['a', 'b', 'c'].map((name) => [name, box(100)])));
    expect(order).toEqual(['measured', 'measured', 'measured', 'moved', 'moved', 'moved']);
  });

  it('carry what lies in them, which does not go the same way twice', () => {
    document.body.innerHTML = '<div id="root"><div data-flip="pile"><i data-flip="card"></i></div></div>';
    const root = document.querySelector<HTMLElement>('#root');
    const flown: string[] = [];
    for (const element of root?.querySelectorAll<HTMLElement>('[data-flip]') ?? []) {
      element.getBoundingClientRect = () => box(0);
      element.animate = () => {
        flown.push(element.dataset.flip ?? '');
        return { cancel: () => undefined } as unknown as Animation;
      };
    }
    moveFrom(root, new Map([['pile', box(100)], ['card', box(100)]]));
    expect(flown).toEqual(['pile']);
    moveFrom(root, new Map([['pile', box(100)], ['card', box(180)]]));
    expect(flown).toEqual(['pile', 'pile', 'card']);
  });

  it('stay where they are if nobody sees them go', () => {
    document.body.innerHTML = '<div id="root"><i data-flip="card"></i></div>';
    const root = document.querySelector<HTMLElement>('#root');
    const element = root?.querySelector('i') as HTMLElement;
    element.animate = vi.fn(() => ({ cancel: () => undefined }) as unknown as Animation);
    const from = (left: number, to: number): void => {
      element.getBoundingClientRect = () => box(to);
      moveFrom(root, new Map([['card', box(left)]]));
    };
    from(-300, innerWidth + 300);
    expect(element.animate).not.toHaveBeenCalled();
    from(-300, 50);
    expect(element.animate).toHaveBeenCalledTimes(1);
  });
});
