/** How far a board is zoomed, and where it is panned to. Kept per game, on this device. */
import { prefs } from './prefs.svelte';

const KEY = 'kylix.zoom';
const LEAST = 0.5;
const MOST = 2.5;
const STEP = 1.25;

interface Place {
  k: number;
  x: number;
  y: number;
}

function kept(): Record<string, Place> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Place>;
  } catch {
    return {};
  }
}

/** `x` and `y` are parts of the board's own width and height, so they hold on a window of any size. */
export class Zoom {
  k = $state(1);
  x = $state(0);
  y = $state(0);

  constructor(private readonly name: string) {
    const before = prefs.zoom ? kept()[name] : undefined;
    if (before) this.set(before.k, before.x, before.y);
  }

  get fits(): boolean {
    return Math.abs(this.k - 1) < 0.005;
  }

  get percent(): number {
    return Math.round(this.k * 100);
  }

  private set(k: number, x: number, y: number): void {
    this.k = Math.min(MOST, Math.max(LEAST, Number.isFinite(k) ? k : 1));
    this.x = within(x, this.k);
    this.y = within(y, this.k);
  }

  private keep(): void {
    if (!prefs.zoom) return;
    try {
      const { k, x, y } = this;
      localStorage.setItem(KEY, JSON.stringify({ ...kept(), [this.name]: { k, x, y } }));
    } catch {
      // A browser that keeps nothing can still zoom.
    }
  }

  /** The point (atX, atY) of the window onto the board stays where it is. */
  to(k: number, atX = 0.5, atY = 0.5): void {
    const from = this.k;
    const by = Math.min(MOST, Math.max(LEAST, k)) / from;
    this.set(k, atX - (atX - this.x) * by, atY - (atY - this.y) * by);
    this.keep();
  }

  by(factor: number, atX?: number, atY?: number): void {
    this.to(this.k * factor, atX, atY);
  }

  /** Steps meet 100 % on the way. */
  step(sign: 1 | -1): void {
    const next = sign > 0 ? this.k * STEP : this.k / STEP;
    const passes = (this.k < 0.995 && next > 0.995) || (this.k > 1.005 && next < 1.005);
    this.to(passes ? 1 : next);
  }

  fit(): void {
    this.set(1, 0, 0);
    this.keep();
  }

  /** What could not be panned, because the board ends there. */
  pan(x: number, y: number): { x: number; y: number } {
    const before = { x: this.x, y: this.y };
    this.set(this.k, this.x + x, this.y + y);
    this.keep();
    return { x: x - (this.x - before.x), y: y - (this.y - before.y) };
  }
}

/** A board larger than its window has no edge within it; a smaller one stands in the middle. */
function within(at: number, k: number): number {
  if (k < 1) return (1 - k) / 2;
  return Math.min(0, Math.max(1 - k, Number.isFinite(at) ? at : 0));
}
