/** Moments of play: they follow the preferred speed, come to rest on what is real, and are heard only where somebody wants to. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { flushSync, mount, unmount } from 'svelte';
import { fall, lasting, oneByOne, rise, turn } from '../src/lib/motion';
import { prefs } from '../src/lib/prefs.svelte';
import { SOUNDS, tone, type Sound } from '../src/lib/sound';
import { Tumble, turnsOf } from '../src/lib/tumble.svelte';
import Tick from '../src/parts/Tick.svelte';

/** What has no place in a test is in sight. */
const seen = (on = true): void => void vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(1, 1, on ? 9 : 0, 9));

beforeEach(() => {
  vi.useFakeTimers();
  seen();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Object.assign(prefs, { speed: 1, sound: true, silent: [] });
});

describe('speed', () => {
  it('makes a moment shorter, longer, or none at all', () => {
    expect(lasting()).toBe(500);
    prefs.speed = 2;
    expect(lasting()).toBe(250);
    prefs.speed = 0;
    expect([lasting(), fall(document.body).duration, turn(document.body).duration, rise(document.body).duration]).toEqual([0, 0, 0, 0]);
  });

  it('no motion lasts longer than 600 milliseconds', () => {
    for (const motion of [fall, turn, rise]) {
      expect(motion(document.body).duration).toBeGreaterThan(400);
      expect(motion(document.body).duration).toBeLessThanOrEqual(600);
    }
  });

  it('is none where nobody would see it', () => {
    seen(false);
    for (const motion of [fall, turn, rise]) expect(motion(document.body).duration).toBe(0);
  });

  it('what falls, turns or rises ends where it belongs', () => {
    expect(fall(document.body).css?.(1, 0)).toMatch(/translateY\(-?0px\) rotate\(-?0deg\); opacity: 1/);
    expect(turn(document.body).css?.(1, 0)).toContain('rotateY(0deg) scale(1)');
    expect(rise(document.body).css?.(1, 0)).toContain('scaleY(1); opacity: 1');
  });

  it('only transforms and fades, so that nothing is painted anew for a frame', () => {
    for (const motion of [fall, turn, rise]) {
      const moved = (motion(document.body).css?.(0.5, 0.5) ?? '').split(';').map((one) => one.split(':')[0]?.trim());
      expect(moved.filter((one) => one !== 'transform' && one !== 'opacity' && one !== 'transform-origin')).toEqual([]);
    }
  });
});

describe('blows', () => {
  it('fall one after the other, and at once without motion', () => {
    const struck: number[] = [];
    oneByOne(3, (at) => struck.push(at));
    vi.advanceTimersByTime(1);
    expect(struck).toEqual([0]);
    vi.advanceTimersByTime(1000);
    expect(struck).toEqual([0, 1, 2]);
    prefs.speed = 0;
    oneByOne(2, (at) => struck.push(at));
    vi.advanceTimersByTime(1);
    expect(struck).toEqual([0, 1, 2, 0, 1]);
  });

  it('stop when something else is shown', () => {
    const struck: number[] = [];
    oneByOne(3, (at) => struck.push(at))();
    vi.advanceTimersByTime(5000);
    expect(struck).toEqual([]);
  });
});

describe('a throw', () => {
  it('ends for all its pieces in the same moment', () => {
    prefs.sound = false; // which has a timer of its own
    const waiting = vi.getTimerCount();
    const throws = Array.from({ length: 10 }, () => new Tumble());
    throws.forEach((one, at) => one.roll(at));
    expect(vi.getTimerCount() - waiting).toBe(1);
    vi.advanceTimersByTime(600);
    expect(throws.every((one) => one.rolling)).toBe(true);
    vi.advanceTimersByTime(200);
    expect(throws.some((one) => one.rolling)).toBe(false);
    throws.map((one, at) => one.roll(at)).forEach((end) => end());
    expect(vi.getTimerCount()).toBe(waiting);
  });

  it('shows its faces in turn, one at a time, and rests on the real one', () => {
    const faces = [0, 1, 2].map((index) => turnsOf({ index, of: 3, at: 4 }));
    const shown = faces[0]!.map((_, step) => faces.map((turns) => turns[step]?.opacity));
    for (const one of shown) expect([...one].sort()).toEqual([0, 0, 1]);
    for (const turns of faces) expect(turns.some((one) => one.opacity === 1)).toBe(true);
    expect(shown.at(-1)).toEqual([1, 0, 0]);
    expect(faces[0]!.at(-1)?.offset).toBe(1);
  });

  it('lies still where motion is not wanted, and where nobody sees it', () => {
    const tumble = new Tumble();
    seen(false);
    tumble.roll(0, document.body);
    expect(tumble.rolling).toBe(false);
    seen();
    prefs.speed = 0;
    tumble.roll(0, document.body);
    expect(tumble.rolling).toBe(false);
    prefs.speed = 1;
    const end = tumble.roll(0, document.body);
    expect(tumble.rolling).toBe(true);
    end();
  });
});

describe('points', () => {
  const pushed: Keyframe[][] = [];
  const text = (): string => document.querySelector('.tick')?.textContent ?? '';
  const strip = (): string[] => [...document.querySelectorAll<HTMLElement>('.tick i')].map((one) => one.dataset.t ?? '');
  beforeEach(() => {
    pushed.length = 0;
    Element.prototype.animate = ((frames: Keyframe[]) => void pushed.push(frames)) as unknown as Element['animate'];
  });

  it('tick up to their new value and never past it', () => {
    const props = $state({ value: 3, goal: true });
    const shown = mount(Tick, { target: document.body, props });
    flushSync();
    expect([text(), strip()]).toEqual(['3', []]);
    props.value = 7;
    flushSync();
    expect([text(), strip()]).toEqual(['7', ['3', '4', '5', '6', '7']]);
    expect(pushed.map((frames) => frames.at(-1)?.transform)).toEqual(['translateY(-4lh)']);
    vi.advanceTimersByTime(500);
    flushSync();
    expect([text(), strip()]).toEqual(['7', []]);
    props.value = 90;
    flushSync();
    expect([strip().length, strip()[0], strip().at(-1)]).toEqual([13, '7', '90']);
    props.value = 2;
    flushSync();
    expect([text(), strip()]).toEqual(['2', []]);
    seen(false);
    props.value = 5;
    flushSync();
    expect([text(), strip()]).toEqual(['5', []]);
    void unmount(shown);
  });
});

describe('sounds', () => {
  const started: string[] = [];
  class Source {
    frequency = { value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
    gain = this.frequency;
    start = (): void => void started.push('');
    stop = vi.fn();
    connect = (next: unknown): unknown => next;
  }
  class Audio {
    currentTime = 0;
    sampleRate = 100;
    destination = {};
    createGain = (): Source => new Source();
    createOscillator = (): Source => new Source();
    createBufferSource = (): Source => new Source();
    createBiquadFilter = (): Source => new Source();
    createBuffer = (): object => ({ getChannelData: () => new Float32Array(100) });
  }
  const heard = (kind: Sound): number => {
    started.length = 0;
    vi.advanceTimersByTime(1000);
    tone(kind);
    vi.advanceTimersByTime(40);
    return started.length;
  };
  const touched = (yes: boolean): void => void vi.stubGlobal('navigator', { ...navigator, userActivation: { hasBeenActive: yes } });

  it('are made of as many voices as they have, each with its own switch', () => {
    vi.stubGlobal('AudioContext', Audio);
    touched(true);
    for (const kind of Object.keys(SOUNDS) as Sound[]) {
      expect(heard(kind), kind).toBe(SOUNDS[kind].length);
      prefs.silent = [kind];
      expect(heard(kind), kind).toBe(0);
      prefs.silent = [];
    }
  });

  it('are off before the first gesture, and where sound is off', () => {
    vi.stubGlobal('AudioContext', Audio);
    touched(false);
    expect(heard('throw')).toBe(0);
    touched(true);
    prefs.sound = false;
    expect(heard('throw')).toBe(0);
  });

  it('of a kind do not pile up', () => {
    vi.stubGlobal('AudioContext', Audio);
    touched(true);
    expect(heard('card')).toBe(SOUNDS.card.length);
    tone('card');
    vi.advanceTimersByTime(40);
    expect(started.length).toBe(SOUNDS.card.length);
  });
});
