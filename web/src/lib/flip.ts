/** Things move from place to place: where each one was is compared with where it is, and the way is animated. */
import { isInSight } from './motion';
import { speed } from './prefs.svelte';
import { tone } from './sound';

const DURATION = 420;
/** What goes farther than this is seen to fly: it rises on its way, and is heard. */
const FAR = 60;
/** What goes less far is there at once: every motion is a sheet of its own that must be drawn. */
const NEAR = 6;

export type Places = Map<string, DOMRect>;
/** What is on its way, and how each is stopped. */
const flying = new Map<Animation, () => void>();

export function places(root: HTMLElement | null): Places {
  const found: Places = new Map();
  if (!root || speed() === 0) return found;
  for (const element of root.querySelectorAll<HTMLElement>('[data-flip]')) {
    const box = element.getBoundingClientRect();
    if (box.width) found.set(element.dataset.flip ?? '', box);
  }
  return found;
}

/** So far from where it was, in pixels of the screen. */
type Step = readonly [number, number];

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
  // What is still on its way begins anew from where it is seen: two motions of one thing cannot be left to the compositor.
  for (const stop of [...flying.values()]) stop();
  // First everything is measured and then everything is moved: a page that is measured between two changes is laid out anew.
  const gone = new Map<Element, Step>();
  const ways = [...root.querySelectorAll<HTMLElement>('[data-flip]')].map((element) => wayOf(element, before, gone)).filter((way) => way !== null);
  const lifted = ways.map((way) => ({ ...way, kept: lift(way) }));
  for (const { element, frames, kept } of lifted) {
    const motion = element.animate(frames, { duration: DURATION / pace, easing: 'cubic-bezier(.3,.7,.3,1)' });
    const rest = (): void => {
      motion.onfinish = null;
      motion.cancel();
      flying.delete(motion);
      Object.assign(element.style, kept);
    };
    flying.set(motion, rest);
    motion.onfinish = rest;
  }
}

/**
 * Only what the compositor can do alone stands in the frames; the place above others is set beside them, and a line around a
 * thing is drawn where it arrives: on the way it would be painted anew for every frame. For all things before the first one
 * moves: a motion that begins has the styles worked out, once for each thing if they changed in between.
 */
function lift({ element, flat }: Way): Pick<CSSStyleDeclaration, 'position' | 'zIndex' | 'outline'> {
  const kept = { position: element.style.position, zIndex: element.style.zIndex, outline: element.style.outline };
  Object.assign(element.style, { zIndex: '20', outline: 'none', ...(flat ? { position: 'relative' } : {}) });
  return kept;
}

/** `gone`: how far those moved that have been looked at, which what lies in them goes with. */
function wayOf(element: HTMLElement, before: Places, gone: Map<Element, Step>): Way | null {
  const box = element.getBoundingClientRect();
  const start = before.get(element.dataset.flip ?? '') ?? before.get(element.dataset.from ?? '');
  const carried = gone.get(element.parentElement?.closest('[data-flip]') ?? element) ?? [0, 0];
  gone.set(element, carried);
  if (!start || !box.width) return null;
  const x = start.left + start.width / 2 - box.left - box.width / 2 - carried[0];
  const y = start.top + start.height / 2 - box.top - box.height / 2 - carried[1];
  if (Math.abs(x) < NEAR && Math.abs(y) < NEAR) return null;
  // What begins and ends out of sight would be drawn apart for nobody.
  if (!isInSight(start) && !isInSight(box)) return null;
  gone.set(element, [x + carried[0], y + carried[1]]);
  const far = Math.hypot(x, y) > FAR;
  if (far) tone('card');
  const sheet = element.closest<HTMLElement>('[data-sheet]');
  const zoom = zoomOf(sheet ?? element);
  const lift = far ? Math.min(46, Math.hypot(x, y) / 6) : 0;
  const [from, middle] = [[x / zoom, y / zoom], [x / 2 / zoom, (y / 2 - lift) / zoom]] as const;
  if (sheet ?? element instanceof SVGElement) return { element: sheet ?? element, frames: drawnFrames(from, middle), flat: false };
  const scale = Math.min(1.6, Math.max(0.4, start.width / box.width));
  const frames = [
    { translate: `${from[0]}px ${from[1]}px`, scale, rotate: '0deg' },
    { translate: `${middle[0]}px ${middle[1]}px`, scale: (scale + 1) / 2 + (far ? 0.06 : 0), rotate: `${far ? Math.sign(x || 1) * -5 : 0}deg`, offset: 0.5 },
    { translate: '0px 0px', scale: 1, rotate: '0deg' },
  ];
  return { element, frames, flat: getComputedStyle(element).position === 'static' };
}

/** Inside a drawing only `transform` as a whole is moved without painting everything again. */
function drawnFrames(...ways: (readonly [number, number])[]): Keyframe[] {
  return [...ways, [0, 0]].map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` }));
}

/** Pixels of the screen in one of the element's own: a zoomed board, a drawing with its own measure. */
function zoomOf(element: Element): number {
  if (element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement)) return element.getScreenCTM()?.a || 1;
  return Number(element.closest<HTMLElement>('[data-zoom]')?.dataset.zoom) || 1;
}
