/** What is painted for Parthenon: wonders, hazards, events, the coins of the islands, the box. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { boxed, dot, figure, flame, head, line, path, place, PROPS, range, rosette, scenes, ship, waves, wonder } from '../../../art/kit.mjs';

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
function coin(id, rim = 'f') {
  const ic = (n, s = 60, x = 0, y = 0) =>
    `<svg x="${x - s / 2}" y="${y - s / 2}" width="${s}" height="${s}" viewBox="0 0 512 512" class="fc">${icons[n].body}</svg>`;
  const inner = {
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

export default {
  box: { box: [0, 0, 260, 160], art: box, look: 'white' },
  ...scenes(painted),
  ...Object.fromEntries(
    ['CHIOS', 'CRETE', 'RHODES', 'NAXOS', 'LEMNOS', 'SCYROS'].map((id) => [`coin-${id}`, { box: [-50, -50, 100, 100], art: () => coin(id), bare: true, look: 'black' }]),
  ),
  ...Object.fromEntries([1, 2, 3].map((stage) => [`stage-${stage}`, { box: [-74, -130, 148, 138], art: () => wonder(stage), bare: true }])),
};
