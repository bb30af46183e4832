/** Bands and fillings: the running key, tongues, waves, rosettes, palmettes. */
import { dot, line, n, path } from './strokes.mjs';

/** The running key. One square key per step, joined below. */
export function meander(x, y, w, h, sw = h / 7) {
  const count = Math.max(1, Math.round(w / (h * 1.12))),
    u = w / count,
    k = h - sw,
    g = u / 5.6;
  let d = `M${n(x)} ${n(y + h - sw / 2)}`;
  for (let i = 0; i < count; i++) {
    const a = x + i * u,
      b = y + h - sw / 2,
      t = y + sw / 2;
    d += `H${n(a + u - g * 0.9)}V${n(t)}H${n(a + g * 0.9)}V${n(b - k * 0.32)}H${n(a + u - g * 2.9)}V${n(t + k * 0.36)}H${n(a + g * 2.4)}M${n(a + u - g * 0.9)} ${n(b)}H${n(a + u)}`;
  }
  return line(d, n(sw), 'l');
}
/** Keys in a ring. */
export function ring(cx, cy, r, h, count, sw = h / 6.5) {
  const key = `M${n((-Math.PI * r) / count)} ${n(-r)}H${n(((Math.PI * r) / count) * 0.66)}V${n(-r - h)}H${n(((-Math.PI * r) / count) * 0.62)}V${n(-r - h * 0.36)}H${n(((Math.PI * r) / count) * 0.1)}V${n(-r - h * 0.64)}H${n(((-Math.PI * r) / count) * 0.16)}M${n(((Math.PI * r) / count) * 0.66)} ${n(-r)}H${n((Math.PI * r) / count)}`;
  let out = '';
  for (let i = 0; i < count; i++)
    out += `<path d="${key}" transform="translate(${cx} ${cy}) rotate(${n((360 / count) * i)})" class="l" stroke-width="${n(sw)}"/>`;
  return out;
}
/** Tongues: the row of petals under a rim. */
export function tongues(x, y, w, h, step = h * 0.7, cls = ['f', 'p']) {
  const count = Math.round(w / step),
    u = w / count;
  let out = '';
  for (let i = 0; i < count; i++) {
    const a = x + i * u + u * 0.12,
      b = x + (i + 1) * u - u * 0.12,
      m = (a + b) / 2;
    out += path(
      `M${n(a)} ${n(y)}V${n(y + h * 0.6)}Q${n(a)} ${n(y + h)} ${n(m)} ${n(y + h)}Q${n(b)} ${n(y + h)} ${n(b)} ${n(y + h * 0.6)}V${n(y)}Z`,
      cls[i % cls.length],
    );
  }
  return out;
}
/** The running dog: a sea in one line. Crests roll to the right. */
export function waves(x, y, w, h, count, cls = 'v') {
  const u = w / count;
  let d = `M${n(x)} ${n(y + h)}`;
  for (let i = 0; i < count; i++) {
    const a = x + i * u;
    d += `C${n(a + u * 0.22)} ${n(y + h)} ${n(a + u * 0.3)} ${n(y)} ${n(a + u * 0.64)} ${n(y)}C${n(a + u * 0.98)} ${n(y)} ${n(a + u * 1.0)} ${n(y + h * 0.62)} ${n(a + u * 0.72)} ${n(y + h * 0.62)}C${n(a + u * 0.58)} ${n(y + h * 0.62)} ${n(a + u * 0.58)} ${n(y + h * 0.34)} ${n(a + u * 0.74)} ${n(y + h * 0.36)}C${n(a + u * 0.56)} ${n(y + h * 0.18)} ${n(a + u * 0.42)} ${n(y + h * 0.5)} ${n(a + u * 0.52)} ${n(y + h * 0.74)}C${n(a + u * 0.62)} ${n(y + h)} ${n(a + u * 0.86)} ${n(y + h)} ${n(a + u)} ${n(y + h)}`;
  }
  return path(d + `V${n(y + h * 1.5)}H${n(x)}Z`, cls);
}
/** Plain rows of waves (light lines over a dark sea). */
export function ripples(x, y, w, rows, gap, amp = 2.2, cls = 'i', sw = 1) {
  let d = '';
  for (let r = 0; r < rows; r++) {
    const off = (r % 2) * 7,
      yy = y + r * gap;
    d += `M${n(x - 14 + off)} ${n(yy)}`;
    const c = Math.ceil((w + 14) / 14);
    for (let i = 0; i < c; i++) d += `q3.5 ${-amp} 7 0t7 0`;
  }
  return line(d, sw, cls);
}
export function rosette(x, y, r, cls = 'f', petals = 7) {
  let out = '';
  for (let i = 0; i < petals; i++) {
    const a = (i / petals) * 6.283;
    out += dot(x + Math.cos(a) * r * 0.66, y + Math.sin(a) * r * 0.66, r * 0.27, cls);
  }
  return out + dot(x, y, r * 0.3, cls);
}
/** A palmette standing on its volutes; box 0..40 x 0..40, foot at (20,40). */
export function palmette(cls = 'f') {
  let out = '';
  const leaf = (a, len, wd) =>
    `<path transform="translate(20 31) rotate(${a})" d="M0 0C${-wd} ${-len * 0.4} ${-wd * 1.1} ${-len * 0.95} 0 ${-len}C${wd * 1.1} ${-len * 0.95} ${wd} ${-len * 0.4} 0 0Z" class="${cls}"/>`;
  [
    [-75, 17, 3],
    [-50, 21, 3.4],
    [-25, 25, 3.6],
    [0, 28, 3.8],
    [25, 25, 3.6],
    [50, 21, 3.4],
    [75, 17, 3],
  ].forEach((q) => (out += leaf(...q)));
  return out + line('M20 34C12 30 5 34 7 38.5C9 41.5 13 39 11 36.8M20 34C28 30 35 34 33 38.5C31 41.5 27 39 29 36.8', 2.2, 'l');
}
