/** Things move from place to place: where each one was is compared with where it is, and the way is animated. */
import { speed } from './prefs.svelte';
import { tone } from './sound';

const DURATION = 420;
/** What goes farther than this is seen to fly: it rises on its way, and is heard. */
const FAR = 60;

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

/** How something goes from where it was to where it is. */
interface Way {
  element: HTMLElement;
  frames: Keyframe[];
  /** It lies in the flow: it must be lifted out of it to fly above the others. */
  flat: boolean;
}

export function moveFrom(root: HTMLElement | null, before: Places): void {
  const pace = speed();
  if (!root || pace === 0 || before.size === 0) return;
  // First everything is measured and then everything is moved: a page that is measured between two changes is laid out anew.
  const ways = [...root.querySelectorAll<HTMLElement>('[data-flip]')].map((element) => wayOf(element, before)).filter((way) => way !== null);
  for (const { element, frames, flat } of ways) {
    // Only what the compositor can do alone stands in the frames; the place above others is set beside them.
    const kept = { position: element.style.position, zIndex: element.style.zIndex };
    Object.assign(element.style, { zIndex: '20', ...(flat ? { position: 'relative' } : {}) });
    const motion = element.animate(frames, { duration: DURATION / pace, easing: 'cubic-bezier(.3,.7,.3,1)' });
    motion.onfinish = motion.oncancel = () => Object.assign(element.style, kept);
  }
}

function wayOf(element: HTMLElement, before: Places): Way | null {
  const box = element.getBoundingClientRect();
  const start = before.get(element.dataset.flip ?? '') ?? before.get(element.dataset.from ?? '');
  if (!start || !box.width) return null;
  const x = start.left + start.width / 2 - box.left - box.width / 2;
  const y = start.top + start.height / 2 - box.top - box.height / 2;
  if (Math.abs(x) < 2 && Math.abs(y) < 2) return null;
  const zoom = zoomOf(element);
  const drawn = element instanceof SVGElement;
  const scale = drawn ? 1 : Math.min(1.6, Math.max(0.4, start.width / box.width));
  const far = Math.hypot(x, y) > FAR;
  if (far) tone('card');
  const lift = far ? Math.min(46, Math.hypot(x, y) / 6) : 0;
  const tilt = far && !drawn ? Math.sign(x || 1) * -5 : 0;
  const frames = [
    { translate: `${x / zoom}px ${y / zoom}px`, scale, rotate: '0deg' },
    { translate: `${x / 2 / zoom}px ${(y / 2 - lift) / zoom}px`, scale: (scale + 1) / 2 + (far ? 0.06 : 0), rotate: `${tilt}deg`, offset: 0.5 },
    { translate: '0px 0px', scale: 1, rotate: '0deg' },
  ];
  return { element, frames, flat: !drawn && getComputedStyle(element).position === 'static' };
}

/** Pixels of the screen in one of the element's own: a zoomed board, a drawing with its own measure. */
function zoomOf(element: Element): number {
  if (element instanceof SVGGraphicsElement) return element.getScreenCTM()?.a || 1;
  return Number(element.closest<HTMLElement>('[data-zoom]')?.dataset.zoom) || 1;
}
