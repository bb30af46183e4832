/** What is painted for Deukalion: heroes, ships, hoplites, the Hydra, cities, action cards, pursuits, the box. */
import { readFileSync } from 'node:fs';
import { boxed, bust, city, dot, figure, head, line, meander, palmette, path, place, PROPS, range, ring, rosette, scenes, ship, waves, wonder } from '../../../art/kit.mjs';

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

/** A hoplite as a piece on a ship, box 0 0 40 44: crest and shield in the seat's colour. */
const soldier = (colour) =>
  path('M33 2L36 10H30ZM32 9H34V43H32Z', 'f') +
  path('M12 24L9 43H16L19 33L22 43H29L26 24Z', 'f') +
  path('M11 18C14 14 25 14 28 18L27 31H12Z', colour) +
  line('M12 27H27M15 31V36M19.5 31V36M24 31V36', 1.3, 'i') +
  place(head({ hat: 'corinth', crest: colour, small: true }), { x: 13, y: 5, s: 0.145 }) +
  dot(16, 28, 9.6, 'f') +
  dot(16, 28, 8, colour) +
  `<circle cx="16" cy="28" r="8" fill="none" stroke="#f8ead0" stroke-width="1.4"/>`;

/** How a shield lies after a throw, box 0 0 40 44: its face, its rim, its inside with the mark of the fallen. */
const shieldFace = (colour) =>
  dot(20, 22, 18, 'k') +
  dot(20, 22, 16.4, colour) +
  `<circle cx="20" cy="22" r="15" fill="none" stroke="#f8ead0" stroke-width="1.6"/>` +
  range(3, (i) => `<path transform="rotate(${i * 120} 20 22)" d="M20 22C14 18 13 12 20 8C27 12 26 18 20 22Z" fill="#f8ead0" stroke="#17100c" stroke-width="1"/>`) +
  dot(20, 22, 2.6, 'k');
const shieldEdge = (colour) =>
  path('M14 4C9 14 9 30 14 40H20C25 30 25 14 20 4Z', 'k') +
  path('M16 5.4C12 14 12 30 16 38.6H19.4C23.4 30 23.4 14 19.4 5.4Z', colour) +
  path('M24 12C27 18 27 26 24 32L21.6 30V14Z', 'd') +
  line('M24 12C27 18 27 26 24 32', 1.6, 'lk') +
  line('M15.4 10C13.6 18 13.6 26 15.4 34', 1.4, 'lw');
const shieldBack = (skull) =>
  dot(20, 22, 18, 'k') +
  dot(20, 22, 16, '#a98d68') +
  line('M8 14C14 20 14 25 8 31M32 14C26 20 26 25 32 31', 2.2, 'ld') +
  (skull
    ? path('M20 9.6C12.4 9.6 9.4 15 9.6 20.4C9.8 24.6 12.6 26 13.4 28L13.8 33.6H26.2L26.6 28C27.4 26 30.2 24.6 30.4 20.4C30.6 15 27.6 9.6 20 9.6Z', 'w') +
      line('M20 9.6C12.4 9.6 9.4 15 9.6 20.4C9.8 24.6 12.6 26 13.4 28L13.8 33.6H26.2L26.6 28C27.4 26 30.2 24.6 30.4 20.4C30.6 15 27.6 9.6 20 9.6ZM17.2 33V29.6M20 33V29.6M22.8 33V29.6', 1.5, 'lk') +
      dot(15.6, 20.6, 3, 'k') +
      dot(24.4, 20.6, 3, 'k') +
      path('M20 23.4L18.2 27H21.8Z', 'k')
    : path('M17 9H23V17.4H30V23H23V35H17V23H10V17.4H17Z', 'w') + line('M17 9H23V17.4H30V23H23V35H17V23H10V17.4H17Z', 1.5, 'lk'));

/** What one can win honour by, box 0 0 60 50. */
const PURSUITS = {
  deliver: () => place(wonder(3), { x: 38, y: 47, s: 0.33 }) + place(chestArt('#b3261e'), { x: 1, y: 24, s: 0.58 }),
  defeat_ship: () => place(ship({ oars: 5, full: false, sail: 'p' }), { x: -2, y: 40, s: 0.19, turn: -4 }) + place(ship({ oars: 5, full: false }), { x: 62, y: 40, s: 0.19, flip: true, turn: 6 }) + waves(0, 41, 60, 6, 7),
  defeat_hydra: () => place(hydra(), { x: 28, y: 43, s: 0.32 }),
  hoplites: () => [9, 25, 41].map((x) => place(figure({ pose: 'stand', dress: 'cuirass', head: { hat: 'corinth' }, hold: PROPS.spearUp() }), { x, y: 47, s: 0.4 })).join('') + path('M0 47H60V48.6H0Z', 'f'),
  action_cards: () => [-14, 0, 14].map((turn) => `<g transform="translate(30 58) rotate(${turn})"><rect x="-13" y="-50" width="26" height="38" rx="3" class="f"/><rect x="-11.4" y="-48.4" width="22.8" height="34.8" rx="2" fill="none" class="i" stroke-width="1"/>${place(palmette('w'), { x: -9, y: -42, s: 0.45 })}</g>`).join(''),
};

/** A treasure chest, box 0 0 40 40: glaze with a running key, the lid in the treasure's colour. Its lock is drawn over it. */
const chestArt = (lid) =>
  path('M3 17C3 6 9 3 14 3H26C31 3 37 6 37 17Z', lid) +
  line('M3 17C3 6 9 3 14 3H26C31 3 37 6 37 17ZM12 3.4C9 7 9 12 9 17M28 3.4C31 7 31 12 31 17', 2, 'lk') +
  path('M3 17H37V37H3Z', 'k') +
  line('M4.4 33.6H35.6', 1.1, 'lr') +
  line('M4.4 19.6H35.6', 1.1, 'lr') +
  path('M2 36H10V39H2ZM30 36H38V39H30Z', 'k');
const LIDS = { RED: '#b3261e', GREEN: '#2f6b34', BLUE: '#245f93', YELLOW: '#edbb33', WHITE: '#fbf6ea' };

/** Backs of cards, box 0 0 62 78: Olympus for pursuits, the cup for action cards; honour is white-ground. */
const frame = (inner) => `<rect width="62" height="78" class="k"/><rect x="3" y="3" width="56" height="72" rx="4" fill="none" stroke="#dc8f52" stroke-width="1.4"/>` + meander(7, 7, 48, 7, 1.2) + meander(7, 64, 48, 7, 1.2) + inner;
const cup = () => place(PROPS.cup(), { x: 31, y: 40, s: 1.5 }) + rosette(16, 24, 4, 'p') + rosette(46, 24, 4, 'p');
const wreath = () =>
  [-1, 1]
    .map((side) => `<g transform="translate(31 42) scale(${side} 1)">${line('M0 22C14 20 20 8 15 -10', 2, 'l')}${range(6, (i) => `<path transform="translate(${[6, 12, 16, 18, 18, 15][i]} ${[21, 17, 10, 3, -4, -11][i]}) rotate(${[60, 40, 20, 5, -10, -20][i]})" d="M0 0C-4 -4 -4 -10 0 -14C4 -10 4 -4 0 0Z" class="o"/><path transform="translate(${[6, 12, 16, 18, 18, 15][i]} ${[21, 17, 10, 3, -4, -11][i]}) rotate(${[60, 40, 20, 5, -10, -20][i]})" d="M0 0C-4 -4 -4 -10 0 -14C4 -10 4 -4 0 0Z" class="lf" stroke-width=".8"/>`)}</g>`)
    .join('');

/** The cup from above, without its dice: box -100 -100 200 200; the handles lie to the left and to the right. */
const kylix = () =>
  [-1, 1].map((side) => `<g transform="scale(${side} 1)">${line('M78 -24C104 -26 106 26 78 24', 15, 'lk')}${line('M78 -24C104 -26 106 26 78 24', 8, 'lr')}</g>`).join('') +
  dot(0, 0, 84, 'k') +
  dot(0, 0, 81, 'r') +
  range(28, (i) => `<path transform="rotate(${(i * 360) / 28})" d="M-6 -80H6C6 -70 3 -66 0 -64C-3 -66 -6 -70 -6 -80Z" fill="${i % 2 ? '#7b2234' : '#1c110b'}"/>`) +
  dot(0, 0, 64, 'k') +
  ring(0, 0, 52, 9, 22, 1.6).replaceAll('class="l"', 'class="lr"') +
  dot(0, 0, 48, 'r') +
  dot(0, 0, 45, 'k');

/** Charon ferries the fallen: box 0 0 260 60. */
const charon = () =>
  place(PROPS.punt(), { x: 62, y: 52, s: 0.9 }) +
  place(figure({ pose: 'stand', dress: 'tunic', cloth: 'p', head: { hat: 'pilos', beard: 'long' }, hold: PROPS.oar() }), { x: 40, y: 47, s: 0.46 }) +
  place(figure({ pose: 'sit', dress: 'robe', cloth: 'w', skin: 'w', head: { hat: 'veil' } }), { x: 72, y: 49, s: 0.4 }) +
  [150, 176, 204, 236].map((x, i) => `<g transform="translate(${x} 56) scale(1 ${1 + (i % 2) * 0.18})">${path('M-1.5 0V-8H1.5V0ZM0 -46C-8 -30 -8 -14 0 -8C8 -14 8 -30 0 -46Z', 'd')}</g>`).join('') +
  waves(0, 53, 260, 5, 24);

const hero = (id) => bust(HEROES[id][0], { cloak: HEROES[id][1] });

const SEATS = { A: '#1f638a', B: '#b02a22', C: '#8a6600', D: '#6d3a8c' };
const each = (list, make) => Object.fromEntries(Object.entries(list).map(([id, value]) => make(id, value)));

export default {
  box: { box: [0, 0, 260, 160], art: box },
  ...scenes(actions),
  ...Object.fromEntries(Object.keys(HEROES).map((id) => [`hero-${id}`, { box: [0, -10, 160, 196], art: () => hero(id), look: 'black' }])),
  ...each(SEATS, (id, colour) => [`hoplite-${id}`, { box: [0, -2, 40, 46], art: () => soldier(colour), bare: true, look: 'black' }]),
  ...each(SEATS, (id, colour) => [`down-${id}`, { box: [0, 2, 40, 40], art: () => shieldFace(colour), bare: true, look: 'black' }]),
  ...each(SEATS, (id, colour) => [`edge-${id}`, { box: [0, 2, 40, 40], art: () => shieldEdge(colour), bare: true, look: 'black' }]),
  skull: { box: [0, 2, 40, 40], art: () => shieldBack(true), bare: true, look: 'black' },
  cross: { box: [0, 2, 40, 40], art: () => shieldBack(false), bare: true, look: 'black' },
  ...each(LIDS, (id, lid) => [`chest-${id}`, { box: [0, 0, 40, 40], art: () => chestArt(lid), bare: true, look: 'black' }]),
  ...each(PURSUITS, (id, art) => [`pursuit-${id}`, { box: [0, 0, 60, 50], art, look: 'black' }]),
  'back-pursuit': { box: [0, 0, 62, 78], art: () => frame(place(wonder(3), { x: 31, y: 60, s: 0.34 })), look: 'red' },
  'back-action': { box: [0, 0, 62, 78], art: () => frame(cup()), look: 'red' },
  honour: { box: [0, 0, 62, 78], art: () => `<rect x="3" y="3" width="56" height="72" rx="4" fill="none" class="l" stroke-width="1.4"/>` + meander(7, 7, 48, 7, 1.2) + wreath(), look: 'white' },
  kylix: { box: [-100, -100, 200, 200], art: kylix, bare: true, look: 'black' },
  charon: { box: [0, 0, 260, 60], art: charon, bare: true, look: 'red' },
  rocks: { box: [-50, -76, 100, 80], art: () => place(PROPS.cliff(), { x: -16, y: 2, s: 0.72 }) + place(PROPS.rock(), { x: 24, y: 2, s: 0.9 }) + place(PROPS.olive(), { x: 26, y: -24, s: 0.5 }) + path('M-48 0H48V3H-48Z', 'f'), bare: true },
  hydra: { box: [-92, -116, 200, 132], art: hydra, bare: true },
  city: { box: [-45, -52, 90, 58], art: () => city(), bare: true },
  village: { box: [-45, -52, 90, 58], art: () => city({ walls: false }), bare: true },
  temple: { box: [-74, -130, 148, 138], art: () => wonder(3), bare: true },
  ...Object.fromEntries(Object.entries(SAILS).map(([seat, sail]) => [`ship-${seat}`, { box: [-14, -126, 226, 158], art: () => ship({ sail, oars: 6, full: false }), bare: true }])),
};
