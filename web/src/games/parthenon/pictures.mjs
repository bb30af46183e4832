/** What is painted for Parthenon: Wonders as they grow, hazards, events, coins, structures, philosophers, ships, the box. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  boxed, city, dot, figure, flame, head, ibis, kiln, lantern, line, lion, mask, meander, owl, palmette, path, place, PROPS, range, rosette, scaffold, scales, scenes, scroll, ship, site, stall, walls, waves, wonder,
} from '../../../art/kit.mjs';

const icons = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json').icons;
const painted = JSON.parse(readFileSync(new URL('./scenes.json', import.meta.url), 'utf-8'));

const maze = () => {
  let o = '';
  for (let i = 0; i < 4; i++) {
    const a = 26 - i * 7;
    o += `M${-a} ${a}V${-a}H${a}V${a}H${-a + 7}`;
  }
  return line(o + 'M-26 26H-19V19M-5 5V12M5 -5H-1V2', 3.4, 'l');
};
const LINE = `<path d="M-37 22H37" class="l" stroke-width="2"/>`;
/** The coins of the lands. */
const LANDS = {
  ATHENS: owl,
  SPARTA: () => dot(0, 0, 33, 'f') + dot(0, 0, 30, 'p') + `<circle r="26" class="i" stroke-width="1.6"/>` + path('M-20 18L-4 -20H4L20 18H11L0 -9L-11 18Z', 'w'),
  IONIA: () => place(lion(), { x: -2, y: 22, s: 0.72 }) + LINE + rosette(-22, -18, 5),
  EGYPT: () => place(ibis(), { x: -4, y: 22, s: 0.72 }) + LINE,
  CARTHAGE: () => place(PROPS.palm(), { x: -6, y: 22, s: 0.62 }) + place(PROPS.horse(), { x: -2, y: 22, s: 0.58 }) + LINE,
  ITALY: () => place(PROPS.bull(), { x: -2, y: 22, s: 0.7 }) + LINE + rosette(-14, -24, 5, 'p') + rosette(6, -28, 5),
};

function coin(id, rim = 'f') {
  const ic = (n, s = 60, x = 0, y = 0) =>
    `<svg x="${x - s / 2}" y="${y - s / 2}" width="${s}" height="${s}" viewBox="0 0 512 512" class="fc">${icons[n].body}</svg>`;
  const inner = {
    ...LANDS,
    CHIOS: () =>
      ic('greek-sphinx', 58, 4, -1) + place(PROPS.amphora(), { x: -26, y: 26, s: 0.5 }) + `<path d="M-36 28H36" class="l" stroke-width="2"/>`,
    CRETE: maze,
    RHODES: () =>
      range(12, (i) => `<path transform="rotate(${i * 30})" d="M-3.4 -22L0 -36L3.4 -22Z" class="o"/>`) +
      dot(0, 0, 24, 'o') +
      place(head({ skin: 'f', hair: 'short' }), { x: -15, y: -21, s: 0.34 }),
    NAXOS: () =>
      path('M-20 -22H20C20 -4 12 2 5 5V14L14 22V25H-14V22L-5 14V5C-12 2 -20 -4 -20 -22Z', 'f') +
      line('M-20 -20C-38 -26 -38 -2 -14 -2M20 -20C38 -26 38 -2 14 -2', 3.4, 'l') +
      line('M-17 -16H17M-12 -4C-4 2 4 2 12 -4', 1.3, 'i') +
      [
        [-6, -30],
        [0, -30],
        [6, -30],
        [-3, -25.4],
        [3, -25.4],
      ]
        .map(([x, y]) => dot(x, y, 3.4, 'p'))
        .join('') +
      path('M0 -33C-4 -40 4 -42 8 -42C8 -36 4 -33 0 -33Z', 'f'),
    LEMNOS: () =>
      place(PROPS.hammer(), { x: 10, y: 2, s: 0.95, turn: 28 }) +
      place(flame(), { x: -14, y: 20, s: 1.6 }) +
      path('M-30 20H24L20 28H8V32H-14V28H-26Z', 'f') +
      line('M-24 24H18', 1.2, 'i'),
    SCYROS: () =>
      place(PROPS.ram(), { x: -5, y: 19, s: 0.72 }) +
      `<path d="M-36 20H36" class="l" stroke-width="2"/>` +
      rosette(-14, -27, 6) +
      rosette(10, -31, 6, 'p') +
      rosette(0, 29, 5),
  }[id]();
  return (
    `<g class="rim">${dot(0, 0, 49, rim)}</g>` +
    dot(0, 0, 44, 'g') +
    range(32, (i) => {
      const a = (i / 32) * 6.283;
      return dot(Math.cos(a) * 40.6, Math.sin(a) * 40.6, 1.35, 'f');
    }) +
    inner
  );
}

const box = () =>
  boxed(
        place(PROPS.sun(), { x: 34, y: 48, s: 0.62 }) +
          path('M30 142C60 130 66 108 96 104H214C236 110 240 128 262 134V142Z', 'd') +
          line(
            'M92 112C84 120 80 128 70 134M110 118C120 126 116 132 124 138M180 116C186 124 196 126 200 136M226 122C222 128 230 132 236 138',
            1.4,
            'l',
          ) +
          place(wonder(3), { x: 154, y: 106, s: 0.66 }) +
          place(PROPS.olive(), { x: 226, y: 114, s: 0.5 }) +
          place(ship({ sail: 'w', oars: 7, men: 0, full: false }), { x: 4, y: 130, s: 0.38 }) +
          waves(-6, 134, 100, 8, 6) +
          place(figure({ pose: 'offer', dress: 'robe', skin: 'w', cloth: 'p', head: { hair: 'bun' }, hold: PROPS.branch() }), {
            x: 98,
            y: 106,
            s: 0.34,
          }),
      );

/** What stands on an acropolis: box 0 0 120 72, the ground on y 66. */
const GROUND = `<rect x="0" y="66" width="120" height="2.2" class="f"/>`;
const STRUCTURES = {
  FORTRESS: () => place(walls(), { x: 60, y: 66, s: 0.98 }),
  SHRINE: () => place(PROPS.palace(), { x: 66, y: 63, s: 0.5 }) + path('M12 66V52H30V66ZM9 52H33V48H9Z', 'f') + place(flame(), { x: 21, y: 48, s: 0.7 }),
  'GRAND-PORT': () => place(PROPS.arches(), { x: 60, y: 58, s: 0.86 }) + place(ship({ oars: 6, full: false }), { x: 28, y: 60, s: 0.34 }) + waves(0, 59, 120, 7, 11),
  MARKET: () => place(stall(), { x: 46, y: 66, s: 0.86 }) + place(figure({ pose: 'offer', dress: 'robe', skin: 'w', cloth: 'p', head: { hair: 'bun' } }), { x: 106, y: 66, s: 0.5, flip: true }),
  ACADEMY: () => place(PROPS.olive(), { x: 22, y: 66, s: 0.62 }) + place(PROPS.seat(), { x: 58, y: 66, s: 0.62 }) + place(figure({ pose: 'sit', dress: 'robe', cloth: 'w', head: { beard: 'long', hair: 'long' } }), { x: 58, y: 66, s: 0.56 }) + place(scroll(), { x: 78, y: 38, s: 0.62 }) + place(PROPS.column(), { x: 106, y: 66, s: 0.62 }),
  TREASURY: () => path('M32 20H88V15L60 2L32 15Z', 'f') + path('M42 15L60 7L78 15Z', 'p') + [38, 82].map((x) => place(PROPS.column(), { x, y: 66, s: 0.51 })).join('') + path('M46 66V50H74V66Z', 'k') + line('M46 54H74', 1.4, 'lr') + range(9, (i) => dot(48 + (i % 5) * 6, 48 - Math.floor(i / 5) * 4, 3, 'o') + `<circle cx="${48 + (i % 5) * 6}" cy="${48 - Math.floor(i / 5) * 4}" r="3" class="lf" stroke-width=".8"/>`),
};

/** Philosophers: a head, and the sign of what it thought. Box -30 -30 60 60. */
const SIGNS = {
  ATOMISM: () => [[0, 0], [9, 3], [4, 9], [-4, 7], [12, -6]].map(([x, y], i) => dot(x + 12, y - 10, 3.4, i % 2 ? 'p' : 'f')).join(''),
  CYNICISM: () => place(lantern(), { x: 18, y: -8, s: 0.6 }),
  PYTHAGOREAN: () => line('M8 2L24 2L24 -20ZM20 2V-2H24', 2.4, 'l'),
  SKEPTICISM: () => place(scales(), { x: 16, y: -20, s: 0.46 }),
  SOPHISM: () => place(mask(), { x: 18, y: -8, s: 0.6 }),
  STOICISM: () => place(PROPS.column(), { x: 19, y: 22, s: 0.5 }),
};
const BEARDS = [{ hat: 'fillet' }, { hair: 'short' }, { hat: 'wreath' }, { hair: 'long' }, { hair: 'long', hat: 'fillet' }, { hair: 'short', hat: 'wreath' }];
const philosopher = (id, at) => place(head({ beard: 'long', ...BEARDS[at] }), { x: -26, y: -18, s: 0.38 }) + SIGNS[id]();

/** A Wonder grows: its site, half of it within a scaffold, then the whole. */
const [FIELD_W, FIELD_H] = painted.field;
const halfBuilt = (art) =>
  `<clipPath id="c"><path d="M0 ${FIELD_H * 0.5}H${FIELD_W}V${FIELD_H}H0Z"/></clipPath><g clip-path="url(#c)">${art()}</g>` + scaffold(FIELD_W, FIELD_H - 10, FIELD_H * 0.34);
const planned = (art) =>
  `<g opacity=".16">${art()}</g><clipPath id="c"><path d="M0 ${FIELD_H - 14}H${FIELD_W}V${FIELD_H}H0Z"/></clipPath><g clip-path="url(#c)">${art()}</g>` + `<g transform="translate(0 ${FIELD_H - 12 - 100 * (FIELD_W / 150)}) scale(${FIELD_W / 150})">${site()}</g>`;
const wholes = Object.entries(scenes(painted)).filter(([name]) => name.startsWith('wonder-'));

const back = (w, h, inner, colour) =>
  `<rect width="${w}" height="${h}" class="${colour}"/><rect x="3" y="3" width="${w - 6}" height="${h - 6}" rx="4" fill="none" stroke="#e8a468" stroke-width="1.4"/>` + meander(10, 8, w - 20, 7, 1.2) + meander(10, h - 15, w - 20, 7, 1.2) + inner;

export default {
  box: { box: [0, 0, 260, 160], art: box, look: 'white' },
  ...scenes(painted),
  ...Object.fromEntries(
    ['CHIOS', 'CRETE', 'RHODES', 'NAXOS', 'LEMNOS', 'SCYROS', ...Object.keys(LANDS)].map((id) => [`coin-${id}`, { box: [-50, -50, 100, 100], art: () => coin(id), bare: true, look: 'black' }]),
  ),
  ...Object.fromEntries([1, 2, 3].map((stage) => [`stage-${stage}`, { box: [-74, -130, 148, 138], art: () => wonder(stage), bare: true }])),
  ...Object.fromEntries(wholes.flatMap(([name, { box, art }]) => [[`${name}-1`, { box, art: () => planned(art) }], [`${name}-2`, { box, art: () => halfBuilt(art) }]])),
  ...Object.fromEntries(Object.entries(STRUCTURES).map(([id, art]) => [`structure-${id}`, { box: [0, 0, 120, 70], art: () => art() + GROUND, look: 'black' }])),
  ...Object.fromEntries(Object.keys(SIGNS).map((id, at) => [`philosophy-${id}`, { box: [-30, -30, 60, 60], art: () => philosopher(id, at), look: 'white' }])),
  village: { box: [-36, -50, 74, 62], art: () => city({ walls: false }) + `<rect x="-36" y="-15" width="74" height="27" class="d"/>` + line('M-30 -6H34M-34 2H30', 1.4, 'l'), look: 'black' },
  workshop: { box: [-36, -70, 74, 74], art: () => kiln() + `<rect x="-36" y="0" width="74" height="2.4" class="f"/>`, look: 'black' },
  dolphin: { box: [-50, -34, 96, 58], art: () => PROPS.dolphin(), bare: true },
  olive: { box: [-44, -92, 88, 94], art: () => PROPS.olive(), bare: true },
  palm: { box: [-36, -104, 80, 106], art: () => PROPS.palm(), bare: true },
  hull: { box: [-12, -76, 220, 106], art: () => ship({ mast: false, oars: 6, full: false }), bare: true },
  'back-harbour': { box: [0, 0, 174, 60], art: () => back(174, 60, place(ship({ oars: 6, full: false }), { x: 66, y: 41, s: 0.22 }) + rosette(38, 30, 6, 'p') + rosette(136, 30, 6, 'p'), '#5f2a10'), look: 'red' },
  'back-event': { box: [0, 0, 260, 40], art: () => back(260, 40, place(palmette(), { x: 118, y: 8, s: 0.6 }) + [60, 92, 168, 200].map((x) => rosette(x, 20, 5, 'p')).join(''), 'k'), look: 'red' },
};
