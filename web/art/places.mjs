/** What stands on shores, and what pictures of several titles have: walls, towns, temples, flames, medals. */
import { figure } from './figures.mjs';
import { meander, palmette } from './borders.mjs';
import { PROPS } from './props.mjs';
import { dot, line, path, place, range } from './strokes.mjs';

/** A wall with towers and a gate. */
export const walls = () =>
  path(
    'M-60 0V-34H-56V-40H-48V-34H-42V-40H-34V-34H-30V-52H-33V-60H-26V-55H-20V-60H-13V-55H-7V-60H0V-52H-3V-34H3V-40H11V-34H17V-40H25V-34H30V-46H27V-54H34V-49H40V-54H47V-49H53V-54H60V-46H57V0Z',
    'f',
  ) +
  path('M-25 0V-16A9 9 0 0 1 -7 -16V0Z', 'p') +
  line('M-16 -24V0M-25 -12H-7', 1, 'lf') +
  line(
    'M-58 -26H-31M-54 -18H-31M-58 -9H-31M-1 -26H28M0 -18H28M-1 -9H28M-46 -26V-18M-40 -18V-9M8 -26V-18M16 -18V-9M-22 -46H-12M40 -38V-28M46 -38V-28M34 -20H53',
    1.1,
    'i',
  );

export const flame = () =>
  path('M0 0C-8 -2 -10 -10 -5 -16C-5 -12 -3 -11 -2 -11C-4 -18 0 -24 4 -28C3 -22 9 -18 9 -10C9 -4 5 0 0 0Z', 'p') +
  path('M0 0C-4 -2 -4 -6 -1 -10C0 -7 4 -8 4 -4C4 -1 2 0 0 0Z', 'o');

export const medal = (inner, r = 20, rim = 'f') =>
  dot(0, 0, r, rim) +
  dot(0, 0, r * 0.9, 'g') +
  `<clipPath id="m${Math.round(r * 10)}"><circle r="${r * 0.88}"/></clipPath><g clip-path="url(#m${Math.round(r * 10)})">${inner}</g>` +
  `<circle r="${r * 0.9}" fill="none" class="l" stroke-width="${r * 0.05}"/>`;

/** A town within walls, or a village. Box -45 -50 90 60. */
export function city({ walls = true } = {}) {
  const house = (x, y, w, h) =>
    path(`M${x} ${y}V${y - h}L${x + w / 2} ${y - h - w * 0.34}L${x + w} ${y - h}V${y}Z`, 'w') +
    path(`M${x - 2} ${y - h}L${x + w / 2} ${y - h - w * 0.42}L${x + w + 2} ${y - h}L${x + w + 2} ${y - h + 1.6}H${x - 2}Z`, 'p') +
    `<rect x="${x + w * 0.4}" y="${y - h * 0.56}" width="${w * 0.22}" height="${h * 0.56}" class="k"/>`;
  return (
    house(-24, -16, 18, 12) +
    house(8, -16, 20, 12) +
    house(-9, -16, 18, 20) +
    (walls
      ? path(
          'M-38 0V-26H-35V-30H-30V-26H-27V-30H-22V-14H-18V-18H-13V-14H-8V-18H-3V-14H3V-18H8V-14H13V-18H18V-14H22V-30H27V-26H30V-30H35V-26H38V0Z',
          'f',
        ) +
        path('M-6 0V-5A6 6 0 0 1 6 -5V0Z', 'p') +
        line('M-20 -9H-8M8 -9H20M-34 -20H-26M-34 -12H-26M26 -20H34M26 -12H34M-14 -9V-4M14 -9V-4', 1, 'i')
      : '') +
    (walls ? `<rect x="-42" y="0" width="84" height="2" class="f"/>` : `<rect x="-30" y="-16" width="64" height="2" class="f"/>`)
  );
}

/** A wonder in three stages: plan and steps, columns under scaffolding, roof and gods. box -70 -120 140 130 */
export function wonder(stage) {
  let o = path('M-66 0H66V-5H-66ZM-60 -5H60V-10H-60ZM-54 -10H54V-15H-54Z', 'f') + line('M-62 -2.5H62M-56 -7.5H56M-50 -12.5H50', 0.9, 'i');
  const xs = [-44, -26.4, -8.8, 8.8, 26.4, 44];
  if (stage === 1)
    o +=
      xs
        .map(
          (x) =>
            path(`M${x - 5} -15h10v-${x < -8 ? 18 : x < 20 ? 9 : 4}h-10Z`, 'w') +
            line(`M${x - 5} -15h10v-${x < -8 ? 18 : x < 20 ? 9 : 4}h-10Z`, 1.1, 'lf'),
        )
        .join('') +
      place(figure({ pose: 'lift', dress: 'tunic', head: {} }), { x: 28, y: -15, s: 0.36 }) +
      `<rect x="22" y="-63" width="14" height="8" class="w"/>` +
      place(PROPS.amphora(), { x: 58, y: -10, s: 0.3 });
  if (stage >= 2)
    o += xs.map((x) => place(PROPS.column(), { x, y: -15, s: 0.66 })).join('') + path('M-54 -75H54V-81H-54Z', 'f') + line('M-52 -78H52', 1, 'i');
  if (stage === 2)
    o +=
      line('M-62 0V-96M62 0V-96M-66 -44H-54M54 -44H66M-66 -88H66M-62 -44L-50 -88M62 -44L50 -88', 2, 'l') +
      place(figure({ pose: 'stride', dress: 'tunic', head: {} }), { x: -14, y: -81, s: 0.3 }) +
      `<rect x="-2" y="-101" width="20" height="7" class="w"/><rect x="24" y="-88" width="20" height="7" class="w"/>`;
  if (stage === 3)
    o +=
      path('M-60 -81H60V-85L0 -112L-60 -85Z', 'f') +
      path('M-48 -85L0 -107L48 -85Z', 'p') +
      place(figure({ pose: 'lift', dress: 'robe', cloth: 'w', skin: 'w', head: { hat: 'corinth' } }), { x: 0, y: -85, s: 0.185 }) +
      place(PROPS.dog(), { x: -20, y: -85, s: 0.2, flip: true }) +
      place(PROPS.dog(), { x: 20, y: -85, s: 0.2 }) +
      range(10, (i) => `<rect x="${-52 + i * 10.8}" y="-80" width="5" height="4" class="${i % 2 ? 'w' : 'p'}"/>`) +
      place(palmette(), { x: -8, y: -126, s: 0.4 }) +
      place(palmette(), { x: -66, y: -98, s: 0.32 }) +
      place(palmette(), { x: 53, y: -98, s: 0.32 });
  return o;
}

/** The picture on a box, 260 x 160, between two running keys. */
export const boxed = (inner) =>
  `<rect width="260" height="160" class="g"/>` +
  inner +
  `<rect width="260" height="19" class="g"/><rect y="141" width="260" height="19" class="g"/>` +
  meander(4, 4, 252, 11, 1.7) +
  meander(4, 145, 252, 11, 1.7) +
  `<path d="M0 1.2H260M0 18H260M0 142H260M0 158.8H260" class="l" stroke-width="1.6"/>`;
