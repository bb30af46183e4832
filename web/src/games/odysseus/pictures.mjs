/** What is painted for Odysseus: a scene for every trial, the prow and benches of the ship, coins, wreaths, rivals, the box. */
import { readFileSync } from 'node:fs';
import { boxed, bust, dot, figure, head, line, meander, owl, palmette, path, place, PROPS, range, scenes, ship, waves } from '../../../art/kit.mjs';

const trials = JSON.parse(readFileSync(new URL('./scenes.json', import.meta.url), 'utf-8'));

const box = () =>
  boxed(
        place(PROPS.cliff(), { x: 18, y: 134, s: 0.58 }) +
          place(PROPS.cliff(), { x: 246, y: 134, s: 0.46, flip: true }) +
          place(PROPS.siren(), { x: 36, y: 80, s: 0.62 }) +
          place(PROPS.siren(), { x: 236, y: 92, s: 0.56, flip: true }) +
          place(ship({ furled: true, oars: 8, men: 0 }), { x: 50, y: 120, s: 0.8 }) +
          place(figure({ pose: 'bound', dress: 'nude', head: { hat: 'pilos', beard: 'short' } }), { x: 129, y: 106, s: 0.64 }) +
          line('M123 82H137M123 76H137M123 70H137', 2, 'lw') +
          place([36, 56, 76, 118, 138].map((x) => place(head({ small: true, beard: 'short' }), { x, y: -33, s: 0.13 })).join(''), {
            x: 50,
            y: 120,
            s: 0.8,
          }) +
          waves(-10, 128, 290, 12, 11) +
          place(PROPS.dolphin(), { x: 230, y: 128, s: 0.34 }),
      );

/** The prow of the ship board, seen from the side: the eye under its brow, and planks that meet. Box 0 0 90 120. */
const prow = () =>
  line('M0 14C34 18 66 36 84 60C66 84 34 102 0 106M0 24C28 28 52 42 68 60C52 78 28 92 0 96', 2, 'l') +
  path('M4 60C16 40 46 38 60 60C46 82 16 80 4 60Z', 'w') +
  line('M4 60C16 40 46 38 60 60C46 82 16 80 4 60Z', 2.4, 'l') +
  dot(31, 60, 13.4, 'p') +
  dot(31, 60, 6.6, 'k') +
  line('M2 46C18 28 48 28 66 52M60 60C68 58 74 54 78 48', 2.6, 'l') +
  range(5, (i) => dot(8 + i * 13, 34 - Math.sin((i / 4) * 3.14) * 7, 1.6, 'w'));

/** A place on the ship where no trial lies: two of the crew at their oars, who look back as rowers do. Box 0 0 150 84. */
const bench = () =>
  line('M4 80.5H146', 1.6, 'l') +
  [46, 112]
    .map((x, at) => {
      const crew = figure({ pose: 'row', dress: 'nude', head: at ? { hair: 'short', beard: 'short' } : { hat: 'pilos', beard: 'short' } });
      const stool = path(`M${x + 6} 58.5h24v3.6h-24zM${x + 9} 62h3.4v17h-3.4zM${x + 24} 62h3.4v17h-3.4z`, 'f');
      const oar = line(`M${x - 9} 22L${x - 35} 74`, 2.4, 'l') + path(`M${x - 34} 70C${x - 40} 72 ${x - 43} 78 ${x - 42} 83C${x - 37} 82 ${x - 33} 77 ${x - 32} 71Z`, 'f');
      return stool + oar + place(crew, { x: x + 14, y: 79, s: 0.8, flip: true });
    })
    .join('');

const coin = () =>
  dot(0, 0, 49, 'k') +
  dot(0, 0, 45, 'o') +
  range(30, (i) => dot(Math.cos((i / 30) * 6.283) * 41, Math.sin((i / 30) * 6.283) * 41, 1.5, 'k')) +
  owl();

/** Two branches of gold around a number that stands beside it. Box -30 -30 60 60. */
const wreath = () =>
  [-1, 1]
    .map((side) => `<g transform="scale(${side} 1)">${range(7, (i) => { const a = 2.9 - i * 0.4; const at = `translate(${(Math.sin(a) * 22).toFixed(1)} ${(-Math.cos(a) * 22).toFixed(1)}) rotate(${((a * 180) / Math.PI - 62).toFixed(0)})`; return `<path transform="${at}" d="M0 0C-4.4 -3 -5 -9 -1 -13C4 -9 4.4 -3 0 0Z" class="o"/>`; })}</g>`)
    .join('');

/** Those one sails against: a helmet of another kind for each. */
const RIVALS = [{ hat: 'pilos', beard: 'short' }, { hat: 'attic', beard: 'long', crest: 'w' }, { hat: 'corinth', crest: 'p' }, { hat: 'petasos' }, { hat: 'phrygian', beard: 'short' }];

export default {
  box: { box: [0, 0, 260, 160], art: box },
  ...scenes(trials),
  back: { box: [0, 0, 150, 84], art: () => meander(6, 6, 138, 10) + meander(6, 68, 138, 10) + place(palmette(), { x: 55, y: 20, s: 1 }) + place(palmette(), { x: 8, y: 26, s: 0.8 }) + place(palmette(), { x: 110, y: 26, s: 0.8 }), look: 'red' },
  prow: { box: [-4, 0, 94, 120], art: prow, bare: true, look: 'red' },
  bench: { box: [0, 0, 150, 84], art: bench, bare: true, look: 'red' },
  favour: { box: [-50, -50, 100, 100], art: coin, bare: true, look: 'black' },
  wreath: { box: [-34, -34, 68, 68], art: wreath, bare: true, look: 'red' },
  automa: { box: [0, -10, 160, 196], art: () => bust({ hat: 'attic', crest: 'w', beard: 'long' }, { cloak: 'f' }), look: 'black' },
  ...Object.fromEntries(RIVALS.map((look, at) => [`rival-${at}`, { box: [0, -10, 160, 196], art: () => bust(look, { cloak: at % 2 ? 'f' : 'p' }), look: 'black' }])),
};
