/**
 * What is thrown shows one face after the other, and comes to rest on its real one. All faces are drawn at once, and which one is
 * seen is left to the compositor: the page is laid out when a throw begins and when it ends, and never in between.
 */
import { isInSight, lasting } from './motion';
import { tone } from './sound';

const STEP = 70;
const ROLL = 420;
const APART = 35;

/** All of a throw is over in the same moment, which comes after the last of its pieces has come to rest. */
const rolling = new Set<() => void>();
let last = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function restAll(): void {
  timer = undefined;
  last = 0;
  for (const rest of [...rolling]) rest();
}

function wait(rest: () => void, length: number): void {
  rolling.add(rest);
  const end = performance.now() + length;
  if (end <= last) return;
  last = end;
  clearTimeout(timer);
  timer = setTimeout(restAll, length);
}

function stop(rest: () => void): void {
  rolling.delete(rest);
  if (rolling.size) return;
  clearTimeout(timer);
  timer = undefined;
  last = 0;
}

const lengthOf = (at: number): number => lasting(ROLL + at * APART);

export class Tumble {
  rolling = $state(false);

  /**
   * Rolls; the one at place `at` of a throw comes to rest a little later than the one before it. Gives how to end it.
   * `where`: a throw that nobody sees does not tumble.
   */
  roll(at = 0, where?: Element): () => void {
    const length = lengthOf(at);
    if (!length) return () => undefined;
    if (at === 0) tone('throw');
    if (where && !isInSight(where.getBoundingClientRect())) return () => undefined;
    this.rolling = true;
    const rest = (): void => {
      stop(rest);
      this.rolling = false;
    };
    wait(rest, length);
    return rest;
  }
}

/** A face among those of a piece: the real one is the first. */
export interface Face {
  index: number;
  of: number;
  /** The place of the piece in its throw. */
  at: number;
}

/** When a face is seen. Each value holds until the next one. */
export function turnsOf({ index, of, at }: Face): Keyframe[] {
  const steps = Math.ceil(lengthOf(at) / lasting(STEP));
  const isSeen = (step: number): boolean => (step === steps ? 0 : (at + 1 + step) % of) === index;
  return Array.from({ length: steps + 1 }, (_, step) => ({ opacity: isSeen(step) ? 1 : 0, offset: step / steps, easing: 'steps(1, end)' }));
}

/** A face is seen in its turn; one that is none among others is seen all the time. Of the class `steps`: nothing moves in between. */
export function inTurn(element: Element, face: Face | null): { update: (face: Face | null) => void; destroy: () => void } {
  let motion: Animation | undefined;
  const update = (next: Face | null): void => {
    motion?.cancel();
    motion = next ? element.animate(turnsOf(next), { duration: lengthOf(next.at), fill: 'both' }) : undefined;
  };
  update(face);
  return { update, destroy: () => motion?.cancel() };
}
