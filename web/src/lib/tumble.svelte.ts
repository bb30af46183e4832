/** What is thrown shows one face after the other, and comes to rest on its real one. */
import { lasting } from './motion';
import { tone } from './sound';

const STEP = 70;
const ROLL = 420;
const APART = 35;

/** All that tumbles turns in the same moment: the page is laid out once for a whole throw. */
const turning = new Set<() => void>();
let clock: ReturnType<typeof setInterval> | undefined;

function turn(step: () => void): () => void {
  turning.add(step);
  clock ??= setInterval(() => turning.forEach((one) => one()), lasting(STEP));
  return () => {
    turning.delete(step);
    if (turning.size) return;
    clearInterval(clock);
    clock = undefined;
  };
}

export class Tumble<Face> {
  /** The face to show instead of the real one, while it rolls. */
  face: Face | undefined = $state.raw(undefined);

  get rolling(): boolean {
    return this.face !== undefined;
  }

  /** Rolls over the faces; the one at place `at` of a throw comes to rest a little later than the one before it. Gives how to end it. */
  roll(faces: readonly Face[], at = 0): () => void {
    const length = lasting(ROLL + at * APART);
    if (!length || faces.length < 2) return () => undefined;
    if (at === 0) tone('throw');
    const end = performance.now() + length;
    let step = at;
    this.face = faces[step % faces.length];
    const rest = (): void => {
      stop();
      this.face = undefined;
    };
    const stop = turn(() => {
      if (performance.now() >= end) rest();
      else this.face = faces[++step % faces.length];
    });
    return rest;
  }
}
