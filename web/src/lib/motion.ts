/** Moments of play: short motions of what has just come. They follow the speed that a person prefers; at none nothing moves. */
import { cubicOut, linear } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { speed } from './prefs.svelte';

/** Half a second, at the preferred speed; nothing where motion is not wanted. */
export const lasting = (milliseconds = 500): number => (speed() === 0 ? 0 : milliseconds / speed());

/** Whether anything of a box is seen: nothing moves for nobody. What is hidden has no box at all. */
export const isInSight = (box: DOMRect): boolean => box.width > 0 && box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;

/** As long as it is wanted, where it is seen. */
const lastingAt = (element: Element, milliseconds: number): number => (isInSight(element.getBoundingClientRect()) ? lasting(milliseconds) : 0);

interface Motion {
  /** Milliseconds, before the preferred speed. */
  duration?: number;
  delay?: number;
}

/** Falls into place from above, and settles. */
export function fall(element: Element, { duration = 550, delay = 0, height = 90 }: Motion & { height?: number } = {}): TransitionConfig {
  return {
    duration: lastingAt(element, duration),
    delay: lasting(delay),
    easing: linear,
    css: (t) => {
      const down = t < 0.6 ? 1 - (t / 0.6) ** 2 : 0;
      const bounce = t >= 0.6 ? Math.sin(((t - 0.6) / 0.4) * Math.PI) * 0.08 * (1 - t) * 4 : 0;
      return `transform: translateY(${-(down + bounce) * height}px) rotate(${-down * 7}deg); opacity: ${Math.min(1, t * 4)}`;
    },
  };
}

/** Turns over like a card: what lay covered is seen. */
export function turn(element: Element, { duration = 450, delay = 0 }: Motion = {}): TransitionConfig {
  return { duration: lastingAt(element, duration), delay: lasting(delay), easing: cubicOut, css: (t) => `transform: perspective(40rem) rotateY(${(1 - t) * 90}deg) scale(${0.9 + 0.1 * t})` };
}

/** Rises from the ground. Like all moments it only transforms and fades: anything else would be painted anew for every frame. */
export function rise(element: Element, { duration = 550, delay = 0 }: Motion = {}): TransitionConfig {
  return { duration: lastingAt(element, duration), delay: lasting(delay), easing: cubicOut, css: (t) => `transform-origin: bottom; transform: scaleY(${t}); opacity: ${Math.min(1, t * 3)}` };
}

/** Does something so many times, half a second apart; at once where motion is not wanted. Gives how to stop it. */
export function oneByOne(count: number, each: (at: number) => void, apart = 500): () => void {
  const waiting = Array.from({ length: count }, (_, at) => setTimeout(() => each(at), lasting(apart) * at));
  return () => waiting.forEach(clearTimeout);
}
