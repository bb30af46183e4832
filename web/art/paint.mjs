/** A scene, which is a list of things, to SVG. docs/how-a-game-is-drawn.md has the fields of a thing. */
import { rosette, tongues, waves } from './borders.mjs';
import { figure } from './figures.mjs';
import { head } from './heads.mjs';
import { city, wonder } from './places.mjs';
import { PROPS } from './props.mjs';
import { ship } from './ships.mjs';
import { line, path, place } from './strokes.mjs';

const wrap = (inner, move) => (move ? `<g class="${move}">${inner}</g>` : inner);
/** Paints one scene on a field `w` wide. */
export function paint(list, { w = 300, mirror = false } = {}) {
  const order = [...list].sort((a, b) => (b.under ?? 0) - (a.under ?? 0));
  let o = '';
  for (const t of order) {
    const move = t.move ? `m-${t.move}` : '';
    if (t.ground)
      o +=
        `<rect x="0" y="${t.y}" width="${w}" height="2.4" class="f"/><rect x="0" y="${t.y + 5}" width="${w}" height="1.2" class="f"/>` +
        tongues(2, t.y + 6.2, w - 4, 10, 9);
    else if (t.waves)
      o +=
        (move ? `<g class="${move}" style="--crest:${Math.round((t.w / t.count) * 10) / 10}px">` : '') +
        waves(t.x, t.y, t.w, t.h, t.count) +
        `<rect x="${t.x}" y="${t.y + t.h * 1.4}" width="${t.w}" height="40" class="v"/>` +
        (move ? '</g>' : '');
    else if (t.figure) {
      const { hold, holdB } = t;
      o += place(wrap(figure({ ...t, hold: hold ? PROPS[hold]() : '', holdB: holdB ? PROPS[holdB]() : '' }), move), t);
    } else if (t.ship) o += place(wrap(ship(t), move), t);
    else if (t.oarsmen) o += place(t.at.map((x) => place(head({ small: true, beard: 'short' }), { x, y: -33, s: 0.13 })).join(''), t);
    else if (t.head) o += place(head(t.head), t);
    else if (t.prop) o += place(wrap(PROPS[t.prop](), move), t);
    else if (t.village) o += place(city({ walls: false }), t);
    else if (t.wonder) o += place(wonder(t.wonder), t);
    else if (t.rosettes) o += t.rosettes.map(([x, y]) => rosette(x, y, t.r)).join('');
    else if (t.path) o += path(t.path, t.cls);
    else if (t.line) o += line(t.line, t.sw, t.cls);
  }
  return mirror ? `<g transform="translate(${w} 0) scale(-1 1)">${o}</g>` : o;
}

/** A file of scenes (`field`, `scenes` by name) as pictures. */
export const scenes = ({ field: [w, h], scenes: all }) =>
  Object.fromEntries(
    Object.entries(all).map(([name, { things, mirror }]) => [name, { box: [0, 0, w, h], art: () => paint(things, { w, mirror }) }]),
  );
