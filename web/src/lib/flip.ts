/** Things move from place to place: where each one was is compared with where it is, and the way is animated. */
import { speed } from './prefs.svelte';

const DURATION = 380;

export type Places = Map<string, DOMRect>;

export function places(root: HTMLElement | null): Places {
  const found: Places = new Map();
  if (!root || speed() === 0) return found;
  for (const element of root.querySelectorAll<HTMLElement>('[data-flip]')) {
    const box = element.getBoundingClientRect();
    if (box.width) found.set(element.dataset.flip ?? '', box);
  }
  return found;
}

export function moveFrom(root: HTMLElement | null, before: Places): void {
  const pace = speed();
  if (!root || pace === 0 || before.size === 0) return;
  for (const element of root.querySelectorAll<HTMLElement>('[data-flip]')) {
    const box = element.getBoundingClientRect();
    const start = before.get(element.dataset.flip ?? '') ?? before.get(element.dataset.from ?? '');
    if (!start || !box.width) continue;
    const x = start.left + start.width / 2 - box.left - box.width / 2;
    const y = start.top + start.height / 2 - box.top - box.height / 2;
    if (Math.abs(x) < 2 && Math.abs(y) < 2) continue;
    const scale = Math.min(1.6, Math.max(0.4, start.width / box.width));
    element.animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 20, position: 'relative' },
        { transform: 'none', zIndex: 20, position: 'relative' },
      ],
      { duration: DURATION / pace, easing: 'cubic-bezier(.3,.7,.3,1)' },
    );
  }
}
