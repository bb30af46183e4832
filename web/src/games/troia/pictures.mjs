/** What is painted for Troia: heroes, gods, the parts of the Horse, the Path, offerings, backs of cards, the box. */
import { boxed, bust, figure, flame, line, medal, meander, path, place, PROPS, ship, tongues, walls, waves } from '../../../art/kit.mjs';
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

/** Where the Path ends: the Greek ships, one of them on fire. Box 0 0 150 46. */
const ships = () =>
  place(ship({ oars: 6, sail: 'w', full: false }), { x: 8, y: 38, s: 0.32 }) +
  place(ship({ oars: 6, furled: true, full: false }), { x: 82, y: 38, s: 0.3 }) +
  place(flame(), { x: 108, y: 28, s: 0.8 }) +
  waves(0, 37, 150, 6, 14);

/** Where it begins: the walls of Troy. Box 0 0 150 74. */
const troy = () =>
  place(walls(), { x: 75, y: 71, s: 1.1 }) +
  `<rect x="0" y="70.5" width="150" height="2.4" class="f"/>`;

/** What gods are given, large: box -64 -82 128 90, standing on one line. */
const OFFERINGS = {
  FISH: () => place(PROPS.dolphin(), { x: 0, y: -52, s: 1.05, turn: -4 }) + place(PROPS.fish(), { x: 26, y: -20, s: 0.95, flip: true }) + place(PROPS.fish(), { x: -28, y: -18, s: 0.8 }) + waves(-64, -8, 128, 8, 9),
  BOAR: () => place(PROPS.boar(), { x: -2, y: 0, s: 1.02 }),
  WHEAT: () => [-40, -20, 0, 20, 40].map((x, at) => place(PROPS.ear(), { x, y: 0, s: 1.06 - Math.abs(at - 2) * 0.09, turn: (at - 2) * 7 })).join('') + line('M-24 -14Q0 -8 24 -14', 4, 'lp'),
  DEER: () => place(PROPS.deer(), { x: -2, y: 0, s: 0.8 }),
  WINE: () => place(PROPS.amphora(), { x: -26, y: 0, s: 1.36 }) + place(PROPS.amphora(), { x: 12, y: 0, s: 1.12 }) + place(PROPS.cup(), { x: 44, y: -8, s: 1 }) + place(PROPS.grapes(), { x: 44, y: -56, s: 1 }),
  RAM: () => place(PROPS.ram(), { x: -5, y: 0, s: 1.1 }),
};
const offering = (id) => OFFERINGS[id]() + (id === 'FISH' ? '' : `<rect x="-64" y="0" width="128" height="2.4" class="f"/>`) + tongues(-63, 3.4, 126, 8, 9);

/** Backs of the cards: the ship of the Greeks, the walls of the Trojans. Box 0 0 62 78. */
const back = (seat) =>
  `<rect width="62" height="78" class="${seat === 'G' ? '#123a52' : '#5f1622'}"/><rect x="3" y="3" width="56" height="72" rx="4" fill="none" stroke="#e8a468" stroke-width="1.2"/>` +
  meander(7, 7, 48, 8, 1.3) +
  meander(7, 63, 48, 8, 1.3) +
  `<circle cx="31" cy="39" r="20.5" class="k"/><circle cx="31" cy="39" r="20.5" fill="none" stroke="#e8a468" stroke-width="1.6"/>` +
  (seat === 'G'
    ? place(ship({ oars: 5, full: false }), { x: 13.5, y: 46, s: 0.175 }) + waves(15, 47, 32, 4, 5)
    : place(walls(), { x: 31, y: 50, s: 0.27 }) + `<rect x="14" y="50" width="34" height="1.4" class="f"/>`);

/** Those who build it: one pulls, one carries. Box 0 0 150 74. */
const builders = () =>
  place(figure({ pose: 'thrust', dress: 'tunic', head: { hat: 'pilos', beard: 'short' }, hold: PROPS.hammer() }), { x: 30, y: 70, s: 0.64 }) +
  place(figure({ pose: 'lift', dress: 'nude', head: { beard: 'short' } }), { x: 112, y: 70, s: 0.62, flip: true }) +
  path('M86 -2H138V7H86Z', 'd') +
  line('M90 2.5H134', 1.2, 'l') +
  path('M60 70V62H84V70ZM64 62V54H80V62Z', 'd') +
  line('M60 62H84M64 54H80', 1.2, 'l') +
  `<rect x="0" y="70" width="150" height="2.2" class="f"/>`;

/** The field between ships and walls, faint: box 0 0 300 120. */
const camp = () => place(ship({ oars: 8 }), { x: 6, y: 108, s: 0.8 }) + place(ship({ oars: 8, sail: 'p' }), { x: 160, y: 108, s: 0.62 }) + waves(0, 108, 300, 9, 20);
const rampart = () => place(walls(), { x: 232, y: 118, s: 2 }) + place(walls(), { x: 96, y: 118, s: 1.5 });

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
  tondo: { box: [4, 0, 232, 232], art: () => horse(['WHEELS', 'RUMP', 'CHEST', 'HEAD']), look: 'black', bare: true },
  ...each(Object.keys(HEROES), (id) => [`hero-${id}`, { box: [0, -10, 160, 196], art: () => hero(id), look: 'black' }]),
  ...each(Object.keys(GODS), (id) => [`god-${id}`, { box: [-10, -20, 170, 206], art: () => god(id), look: 'red' }]),
  ...each(Object.keys(HORSE), (id) => [`horse-${id}`, { box: [10, 0, 220, 232], art: () => HORSE[id].art, bare: true }]),
  ...each(Object.keys(HORSE), (id) => [`plan-${id}`, { box: [10, 0, 220, 232], art: () => `<path d="${HORSE[id].out}" class="ghost"/>`, bare: true }]),
  ...each(Object.keys(OFFERINGS), (id) => [`offering-${id}`, { box: [-64, -82, 128, 94], art: () => offering(id), look: 'black' }]),
  ...each(['G', 'T'], (id) => [`back-${id}`, { box: [0, 0, 62, 78], art: () => back(id), look: 'red' }]),
  ships: { box: [0, 0, 150, 46], art: ships, bare: true },
  troy: { box: [0, 2, 150, 71], art: troy, bare: true },
  builders: { box: [0, -4, 150, 77], art: builders, bare: true },
  key: { box: [0, 0, 150, 13], art: () => meander(1, 1, 148, 11, 1.6), bare: true },
  'field-ships': { box: [0, 0, 300, 120], art: camp, bare: true },
  'field-walls': { box: [0, -10, 300, 130], art: rampart, bare: true },
};
