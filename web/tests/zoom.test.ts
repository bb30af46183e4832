import { beforeEach, describe, expect, it } from 'vitest';
import { prefs } from '../src/lib/prefs.svelte';
import { Zoom } from '../src/lib/zoom.svelte';

beforeEach(() => {
  localStorage.clear();
  prefs.zoom = true;
});

describe('zoom', () => {
  it('keeps between half and two and a half times', () => {
    const zoom = new Zoom('a');
    zoom.to(9);
    expect(zoom.percent).toBe(250);
    zoom.to(0.1);
    expect(zoom.percent).toBe(50);
    zoom.to(Number.NaN);
    expect(zoom.percent).toBe(100);
  });

  it('keeps the point under the pointer where it is', () => {
    const zoom = new Zoom('a');
    zoom.to(2, 0.25, 0.75);
    expect([zoom.x, zoom.y]).toEqual([-0.25, -0.75]);
    zoom.to(1, 0.25, 0.75);
    expect([zoom.x + 0, zoom.y + 0, zoom.fits]).toEqual([0, 0, true]);
  });

  it('meets 100 % on the way', () => {
    const zoom = new Zoom('a');
    zoom.to(0.9);
    zoom.step(1);
    expect(zoom.k).toBe(1);
    zoom.to(1.1);
    zoom.step(-1);
    expect(zoom.k).toBe(1);
    zoom.step(1);
    expect(zoom.k).toBe(1.25);
  });

  it('does not pan over the edge, and tells what was left', () => {
    const zoom = new Zoom('a');
    expect(zoom.pan(-0.3, 0)).toEqual({ x: -0.3, y: 0 });
    zoom.to(2, 0, 0);
    const left = zoom.pan(-1.5, 0.5);
    expect([zoom.x, zoom.y]).toEqual([-1, 0]);
    expect(left).toEqual({ x: -0.5, y: 0.5 });
  });

  it('centres a board that is smaller than its window', () => {
    const zoom = new Zoom('a');
    zoom.to(0.5);
    expect([zoom.x, zoom.y]).toEqual([0.25, 0.25]);
  });

  it('is kept by name, if that is preferred', () => {
    new Zoom('a').to(2);
    expect(new Zoom('a').percent).toBe(200);
    expect(new Zoom('b').percent).toBe(100);
    prefs.zoom = false;
    expect(new Zoom('a').percent).toBe(100);
  });

  it('is as new when what was kept makes no sense', () => {
    localStorage.setItem('kylix.zoom', 'nonsense');
    expect(new Zoom('a').percent).toBe(100);
    localStorage.setItem('kylix.zoom', '{"a": {"k": "x", "x": null, "y": 7}}');
    expect([new Zoom('a').percent, new Zoom('a').y]).toEqual([100, 0]);
  });
});
