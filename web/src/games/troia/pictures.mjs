/** What is painted for Troia: heroes, gods, the parts of the Horse, the Path, the box. */
import { boxed, bust, figure, flame, line, medal, path, place, PROPS, ship, walls, waves } from '../../../art/kit.mjs';
import { HORSE, horse } from './horse.mjs';

/** Mortals are black-figure. How a head looks, and the cloth on its shoulders. */
const HEROES = {
  ACHILLES: [{ hat: 'corinth', crest: 'p' }, 'p'],
  AJAX: [{ hat: 'corinth', crest: 'w' }, 'f'],
  ODYSSEUS: [{ hat: 'pilos', beard: 'short' }, 'p'],
  AGAMEMNON: [{ hat: 'crown', beard: 'long', hair: 'long' }, 'p'],
  AENEAS: [{ hat: 'attic', crest: 'w' }, 'p'],
  SARPEDON: [{ hat: 'attic', beard: 'long', crest: 'o' }, 'f'],
  HECTOR: [{ hat: 'attic', beard: 'short', crest: 'p' }, 'f'],
  PARIS: [{ hat: 'phrygian', hair: 'short' }, 'w'],
};

/** Gods are red-figure: a head, a cloth, and behind the shoulder the thing that names them. */
const F = { skin: 'w', line: 'lf' };
const GODS = {
  ZEUS: [{ beard: 'long', hair: 'long', hat: 'wreath' }, 'f', ['bolt', 20, 92, 1.5, -90]],
  HERA: [{ ...F, hair: 'long', hat: 'polos' }, 'p', ['wand', 18, 96, 2, 0]],
  POSEIDON: [{ beard: 'long', hair: 'long', hat: 'fillet' }, 'f', ['trident', 14, 110, 1.7, -90]],
  ATHENA: [{ ...F, hat: 'attic', hair: 'long', crest: 'p' }, 'f', ['spear', 8, 100, 1.4, -90]],
  APOLLO: [{ hair: 'long', hat: 'wreath' }, 'p', ['lyre', 16, 80, 1, 0]],
  ARTEMIS: [{ ...F, hair: 'bun', hat: 'fillet' }, 'f', ['bow0', 10, 80, 1.9, 180]],
  ARES: [{ hat: 'corinth', crest: 'p' }, 'f', ['spear', 4, 100, 1.4, -90]],
  HERMES: [{ hat: 'petasos' }, 'p', ['kerykeion', 14, 100, 1.5, 0]],
  APHRODITE: [{ ...F, hair: 'bun', hat: 'crown' }, 'p', ['flower', 14, 110, 2.2, -10]],
  HEPHAESTUS: [{ hat: 'pilos', beard: 'long' }, 'f', ['hammer', 16, 90, 1.6, 0]],
  IRIS: [{ ...F, hair: 'bun', hat: 'fillet' }, 'o', ['wing', 30, 150, 1.4, 0]],
  DORIS: [{ ...F, hair: 'long', hat: 'crown' }, 's', ['dolphin', 18, 60, 0.8, -70]],
};

const hero = (id) => bust(HEROES[id][0], { cloak: HEROES[id][1] });

function god(id) {
  const [head, cloak, [prop, x, y, s, turn]] = GODS[id];
  return place(PROPS[prop](), { x, y, s, turn }) + bust(head, { cloak });
}

/** A portrait in a disc of radius r: the head fills it, the shoulders run out of the rim. */
export const portrait = (id, r) => medal(place(hero(id), { x: (-74 * r) / 74, y: (-84 * r) / 74, s: r / 74 }), r);

function trojanPath(track = 1) {
  const stops = [
    [54, 172, ['HECTOR', 'PARIS'], '/'],
    [104, 140, ['PARIS']],
    [46, 108, ['HECTOR']],
    [92, 70, ['HECTOR', 'PARIS'], '+'],
  ];
  let o =
    line('M62 204C50 196 44 186 54 172C70 156 100 158 104 140C106 122 52 128 46 108C40 88 86 92 92 70C95 58 88 50 80 46', 10, 'ld') +
    line('M62 204C50 196 44 186 54 172C70 156 100 158 104 140C106 122 52 128 46 108C40 88 86 92 92 70C95 58 88 50 80 46', 1.4, 'ldash');
  o += place(walls(), { x: 75, y: 250, s: 1.05 }) + `<rect x="6" y="250" width="138" height="2.2" class="f"/>`;
  o +=
    place(ship({ oars: 6, sail: 'w', full: false }), { x: 8, y: 36, s: 0.32 }) +
    place(ship({ oars: 6, mast: true, furled: true, full: false }), { x: 80, y: 36, s: 0.3 }) +
    waves(2, 36, 146, 7, 13) +
    place(flame(), { x: 108, y: 26, s: 0.6 });
  stops.forEach(([x, y, who, how], i) => {
    const two = who.length > 1;
    who.forEach((w, j) => (o += place(portrait(w, 17), { x: x + (two ? (j ? 19 : -19) : 0), y })));
    if (i < track) o += `<circle cx="${x + (two ? 19 : 0)}" cy="${y}" r="18.6" class="lp" stroke-width="3.4"/>`;
    if (how)
      o += `<circle cx="${x}" cy="${y}" r="7" class="w"/><path d="${how === '+' ? `M${x - 4} ${y}h8M${x} ${y - 4}v8` : `M${x - 2} ${y + 4}l4 -8`}" class="lk" stroke-width="2"/>`;
  });
  return o;
}

const star = (x, y, r = 2.4) =>
  `<path transform="translate(${x} ${y}) scale(${r / 4})" d="M0 -5L1.2 -1.2L5 0L1.2 1.2L0 5L-1.2 1.2L-5 0L-1.2 -1.2Z" class="w"/>`;
const box = () =>
  boxed(
        place(PROPS.moon(), { x: 34, y: 46, s: 0.8 }) +
          [
            [70, 34],
            [96, 52],
            [150, 32],
            [58, 70],
            [20, 84],
            [182, 40],
            [128, 30],
          ]
            .map(([x, y], i) => star(x, y, 2 + (i % 3)))
            .join('') +
          place(walls(), { x: 216, y: 141, s: 1.16 }) +
          place(path('M0 0V-40H40V0Z', 'f'), { x: 252, y: 141, s: 1.3 }) +
          `<g transform="translate(60 26) scale(.5)">${horse(['WHEELS', 'RUMP', 'CHEST', 'HEAD'])}</g>` +
          place(figure({ pose: 'stride', dress: 'cuirass', head: { hat: 'corinth' } }), { x: 40, y: 141, s: 0.48 }) +
          place(figure({ pose: 'thrust', dress: 'tunic', head: { hat: 'pilos', beard: 'short' } }), { x: 18, y: 141, s: 0.46 }),
      );

const each = (names, make) => Object.fromEntries(names.map((name) => make(name)));
export default {
  box: { box: [0, 0, 260, 160], art: box, look: 'red' },
  ...each(Object.keys(HEROES), (id) => [`hero-${id}`, { box: [0, -10, 160, 196], art: () => hero(id), look: 'black' }]),
  ...each(Object.keys(GODS), (id) => [`god-${id}`, { box: [-10, -20, 170, 206], art: () => god(id), look: 'red' }]),
  ...each(Object.keys(HORSE), (id) => [`horse-${id}`, { box: [10, 0, 220, 232], art: () => HORSE[id].art, bare: true }]),
  ...each(Object.keys(HORSE), (id) => [`plan-${id}`, { box: [10, 0, 220, 232], art: () => `<path d="${HORSE[id].out}" class="ghost"/>`, bare: true }]),
  path: { box: [0, 0, 150, 260], art: () => trojanPath(0), bare: true },
};
