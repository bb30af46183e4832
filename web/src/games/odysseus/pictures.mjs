/** What is painted for Odysseus: a scene for every trial, and the box. */
import { readFileSync } from 'node:fs';
import { boxed, figure, head, line, meander, palmette, place, PROPS, scenes, ship, waves } from '../../../art/kit.mjs';

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

export default {
  box: { box: [0, 0, 260, 160], art: box },
  ...scenes(trials),
  back: { box: [0, 0, 150, 84], art: () => meander(6, 6, 138, 10) + meander(6, 68, 138, 10) + place(palmette(), { x: 55, y: 20, s: 1 }) + place(palmette(), { x: 8, y: 26, s: 0.8 }) + place(palmette(), { x: 110, y: 26, s: 0.8 }), look: 'red' },
};
