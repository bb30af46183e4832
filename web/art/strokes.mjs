/**
 * Vase painting out of small parts: every function gives a string of SVG.
 *
 * Colours are roles (classes), never values: f figure, g ground, w added white, p added purple, o gold, d dilute wash;
 * i is an incised line over a figure, l a painted line on the ground, lf a line over white and gold. looks.mjs has them all.
 */
export const n = (v) => String(Math.round(v * 10) / 10);
export const P = (a) => a.map((q) => n(q[0]) + ' ' + n(q[1])).join(' ');
export const place = (inner, { x = 0, y = 0, s = 1, flip = false, turn = 0, cls = '' } = {}) =>
  `<g${cls ? ` class="${cls}"` : ''} transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ''} scale(${flip ? -n2(s) : n2(s)} ${n2(s)})">${inner}</g>`;
/** Which line goes over a cloth: incised over black and purple, glaze over white and gold. */
export const over = (cls) => (cls === 'f' || cls === 'p' ? 'i' : 'lf');
export const n2 = (v) => String(Math.round(v * 1000) / 1000);
export const path = (d, cls = 'f', sw = 0, extra = '') => `<path d="${d}" class="${cls}"${sw ? ` stroke-width="${sw}"` : ''}${extra}/>`;
/** Lines under 1.15 are fine: small sizes leave them out. */
export const line = (d, sw = 1.2, cls = 'i') =>
  `<path d="${d}" class="${cls}${+sw < 1.15 && (cls === 'i' || cls === 'lf') ? ' z' : ''}" stroke-width="${sw}"/>`;
export const dot = (x, y, r, cls = 'f') => `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" class="${cls}"/>`;
/** `count` parts, one after the other. */
export const range = (count, each) => Array.from({ length: count }, (_, at) => each(at)).join('');
