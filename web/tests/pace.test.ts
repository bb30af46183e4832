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
