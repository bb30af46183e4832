/** What is painted for Deukalion: heroes, ships, the Hydra, cities, action cards, the box. */
import { readFileSync } from 'node:fs';
import { boxed, bust, city, figure, line, path, place, PROPS, rosette, scenes, ship, waves, wonder } from '../../../art/kit.mjs';

const actions = JSON.parse(readFileSync(new URL('./scenes.json', import.meta.url), 'utf-8'));

const HEROES = {
  ACHILLES: [{ hat: 'corinth', crest: 'p' }, 'p'],
  HERCULES: [{ hat: 'lion', beard: 'short', hair: 'none' }, 'f'],
  PERSEUS: [{ hat: 'petasos', hair: 'short' }, 'f'],
  DEUKALION: [{ beard: 'long', hair: 'long', hat: 'fillet' }, 'w'],
};

/** Five necks out of the sea; box -88 -118 180 140. */
function hydra() {
  const neck = (d, w = 9) => line(d, w, 'l') + line(d, 1.4, 'ih');
  const hd = (x, y, t, f) =>
    `<g transform="translate(${x} ${y}) rotate(${t}) scale(${f ? -1 : 1} 1)">` +
    path('M-8 -7C2 -13 18 -7 30 -2L14 1L28 8C18 11 4 11 -6 6C-11 2 -11 -4 -8 -7Z', 'f') +
    path('M-6 -8C-9 -15 -15 -17 -19 -16C-14 -11 -13 -6 -11 -2Z', 'p') +
    `<circle cx="5" cy="-3" r="2.3" class="iw"/>` +
    path('M15 1L18 4.6L20 0ZM10 2.4L12 6L14 2Z', 'w') +
    line('M28 2C34 2 36 -1 40 -3M28 2C34 3 36 6 40 7', 1.3, 'lp') +
    '</g>';
  return (
    path('M-46 6C-50 -14 -30 -34 -4 -34C26 -36 50 -16 46 6Z', 'f') +
    neck('M-26 -20C-50 -30 -30 -54 -48 -66') +
    neck('M-12 -28C-30 -48 -4 -66 -22 -88') +
    neck('M4 -30C-6 -54 20 -66 8 -96') +
    neck('M18 -26C20 -48 44 -52 34 -76') +
    neck('M30 -16C50 -22 44 -42 60 -48') +
    hd(-50, -68, 0, true) +
    hd(-24, -92, 0, true) +
    hd(12, -98, 0) +
    hd(36, -80, 0) +
    hd(62, -50, 0) +
    line('M-40 -4q4-5 8 0t8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0 8 0M-34 -13q4-5 8 0t8 0 8 0 8 0 8 0 8 0 8 0 8 0', 1.2, 'i') +
    waves(-68, 0, 136, 10, 7, 's2')
  );
}

const box = () =>
  boxed(
        place(hydra(), { x: 200, y: 130, s: 0.86 }) +
          place(ship({ sail: 'p', oars: 7, men: 0, device: rosette(0, 0, 15, 'w', 8) }), { x: 6, y: 122, s: 0.6, turn: -3 }) +
          place(figure({ pose: 'hurl', dress: 'cuirass', cloak: '', head: { hat: 'corinth' }, holdB: PROPS.spear() }), { x: 112, y: 107, s: 0.6 }) +
          waves(-8, 130, 276, 11, 11),
      );

/** Sails in the colours of the seats (seats.ts); letter and shape are drawn over them. */
const SAILS = { A: '#1f638a', B: '#b02a22', C: '#8a6600', D: '#6d3a8c' };

const hero = (id) => bust(HEROES[id][0], { cloak: HEROES[id][1] });

export default {
  box: { box: [0, 0, 260, 160], art: box },
  ...scenes(actions),
  ...Object.fromEntries(Object.keys(HEROES).map((id) => [`hero-${id}`, { box: [0, -10, 160, 196], art: () => hero(id), look: 'black' }])),
  hydra: { box: [-92, -116, 200, 132], art: hydra, bare: true },
  city: { box: [-45, -52, 90, 58], art: () => city(), bare: true },
  village: { box: [-45, -52, 90, 58], art: () => city({ walls: false }), bare: true },
  temple: { box: [-74, -130, 148, 138], art: () => wonder(3), bare: true },
  ...Object.fromEntries(Object.entries(SAILS).map(([seat, sail]) => [`ship-${seat}`, { box: [-14, -126, 226, 158], art: () => ship({ sail, oars: 6, full: false }), bare: true }])),
};
