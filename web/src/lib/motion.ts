/** Moments of play: short motions of what has just come. They follow the speed that a person prefers; at none nothing moves. */
import { cubicOut, linear } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { speed } from './prefs.svelte';

/** Half a second, at the preferred speed; nothing where motion is not wanted. */
export const lasting = (milliseconds = 500): number => (speed() === 0 ? 0 : milliseconds / speed());

interface Motion {
  /** Milliseconds, before the preferred speed. */
  duration?: number;
  delay?: number;
}

/** Falls into place from above, and settles. */
export function fall(_: Element, { duration = 550, delay = 0, height = 90 }: Motion & { height?: number } = {}): TransitionConfig {
  return {
    duration: lasting(duration),
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
export function turn(_: Element, { duration = 450, delay = 0 }: Motion = {}): TransitionConfig {
  return { duration: lasting(duration), delay: lasting(delay), easing: cubicOut, css: (t) => `transform: perspective(40rem) rotateY(${(1 - t) * 90}deg) scale(${0.9 + 0.1 * t})` };
}

/** Rises from the ground. Like all moments it only transforms and fades: anything else would be painted anew for every frame. */
export function rise(_: Element, { duration = 550, delay = 0 }: Motion = {}): TransitionConfig {
  return { duration: lasting(duration), delay: lasting(delay), easing: cubicOut, css: (t) => `transform-origin: bottom; transform: scaleY(${t}); opacity: ${Math.min(1, t * 3)}` };
}

/** Does something so many times, half a second apart; at once where motion is not wanted. Gives how to stop it. */
export function oneByOne(count: number, each: (at: number) => void, apart = 500): () => void {
  const waiting = Array.from({ length: count }, (_, at) => setTimeout(() => each(at), lasting(apart) * at));
  return () => waiting.forEach(clearTimeout);
}
