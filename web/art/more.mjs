/** More things: animals of coins, instruments of philosophers, and what stands on an island. */
import { tongues } from './borders.mjs';
import { figure } from './figures.mjs';
import { PROPS } from './props.mjs';
import { dot, line, path, place, range } from './strokes.mjs';

/** An owl from the front, as on the coins of Athens; origin in the middle, 60 high. */
export const owl = () =>
  path('M-15 26C-24 10 -22 -10 -15 -20C-18 -27 -16 -33 -13 -36C-7 -31 7 -31 13 -36C16 -33 18 -27 15 -20C22 -10 24 10 15 26L7 31H-7Z', 'f') +
  dot(-7, -19, 7.4, 'w') +
  dot(7, -19, 7.4, 'w') +
  dot(-7, -19, 3, 'k') +
  dot(7, -19, 3, 'k') +
  path('M0 -16L-3.4 -10L0 -4L3.4 -10Z', 'o') +
  line('M-13 -4C-16 8 -14 18 -9 26M13 -4C16 8 14 18 9 26', 1.5, 'i') +
  range(3, (row) => range(4 - row, (i) => dot((i - (3 - row) / 2) * 6, 2 + row * 7, 1.4, 'iw'))) +
  line('M-8 31V36M-4 31V36M4 31V36M8 31V36', 2, 'l') +
  path('M-24 -14C-29 -20 -28 -26 -23 -30C-20 -25 -20 -19 -24 -14ZM-24 -14C-32 -14 -35 -18 -36 -23C-29 -23 -26 -19 -24 -14Z', 'f');

/** Standing, facing right, feet on y 0. */
export const lion = () =>
  path(
    'M-40 -33C-28 -41 0 -38 10 -37C12 -50 24 -58 37 -53C46 -50 52 -43 54 -37C54 -32 48 -30 43 -31C41 -27 38 -25 34 -24L32 -10L37 0H26L23 -12L18 -20L15 -10L18 0H8L5 -16C-6 -12 -20 -12 -26 -17L-28 -8L-22 0H-31L-36 -9L-37 -15L-42 -8L-38 0H-47L-48 -10C-45 -20 -48 -28 -40 -33Z',
    'f',
  ) +
  path('M7 -38C8 -56 27 -63 40 -54C34 -50 35 -43 38 -37C38 -27 30 -19 20 -19C10 -21 6 -30 7 -38Z', 'p') +
  line('M12 -44C16 -40 16 -34 12 -30M20 -52C24 -46 24 -36 20 -26M28 -55C31 -50 31 -44 29 -38', 1.3, 'i') +
  line('M-42 -31C-58 -34 -60 -52 -49 -58', 3.2, 'l') +
  dot(-48, -59, 4.4, 'p') +
  dot(43, -44, 1.7, 'iw');

export const ibis = () =>
  path('M-30 -24C-16 -40 6 -42 15 -33C20 -30 17 -42 21 -52C25 -62 38 -61 41 -54C51 -51 57 -42 58 -32C53 -41 47 -46 40 -47C33 -46 31 -33 24 -22C14 -10 -10 -13 -30 -24Z', 'f') +
  path('M-30 -24C-38 -22 -42 -16 -44 -10C-34 -12 -22 -14 -12 -18Z', 'p') +
  line('M-18 -28C-8 -34 2 -34 10 -28M-20 -23C-8 -27 2 -27 12 -22', 1.3, 'i') +
  line('M-4 -15L-8 0H-16M6 -15L8 0H0', 2.6, 'l') +
  dot(33, -54, 1.7, 'iw');

/** A balance in a hand, origin above. */
export const scales = () =>
  line('M0 0V14M-22 16H22M-22 16L-29 34M-22 16L-15 34M22 16L15 38M22 16L29 38', 2, 'l') +
  path('M-31 34H-13C-14 41 -30 41 -31 34ZM13 38H31C30 45 14 45 13 38Z', 'f');

export const lantern = () =>
  line('M0 -14C-8 -14 -8 -26 0 -26C8 -26 8 -14 0 -14', 2, 'l') +
  path('M-9 -14H9L12 -8H-12ZM-12 18H12L9 23H-9Z', 'f') +
  path('M-10 -8H10V18H-10Z', 'w') +
  line('M-10 -8V18M10 -8V18M-3 -8V18M4 -8V18', 1.6, 'lf') +
  path('M0 14C-6 12 -6 4 0 -4C6 4 6 12 0 14Z', 'o');

export const mask = () =>
  path('M-17 -18C-8 -24 8 -24 17 -18C20 0 14 20 0 26C-14 20 -20 0 -17 -18Z', 'w') +
  line('M-17 -18C-8 -24 8 -24 17 -18C20 0 14 20 0 26C-14 20 -20 0 -17 -18ZM-12 -9C-8 -13 -4 -12 -2 -8M12 -9C8 -13 4 -12 2 -8M0 -4L-2 4H2', 1.6, 'lf') +
  dot(-7, -4, 2.4, 'k') +
  dot(7, -4, 2.4, 'k') +
  path('M-9 9C-4 7 4 7 9 9C7 19 -7 19 -9 9Z', 'k');

export const scroll = () =>
  path('M-14 -12H10C15 -12 15 -5 10 -5H8V14H-12C-17 14 -17 7 -12 7H-10V-6Z', 'w') +
  line('M-14 -12H10C15 -12 15 -5 10 -5H8V14H-12C-17 14 -17 7 -12 7H-10V-8C-10 -12 -16 -13 -16 -8M-6 -4H4M-6 1H4M-6 6H4', 1.4, 'lf');

/** A stall under an awning, 90 wide. */
export const stall = () =>
  path('M-44 0V-50H-41V0ZM41 0V-50H44V0Z', 'f') +
  path('M-50 -50L-44 -60H44L50 -50Z', 'p') +
  tongues(-50, -50, 100, 11, 10, ['p', 'w']) +
  path('M-34 0V-17H34V0Z', 'f') +
  line('M-32 -12H32', 1.4, 'i') +
  place(PROPS.amphora(), { x: -22, y: -17, s: 0.36 }) +
  place(PROPS.amphora(), { x: -9, y: -17, s: 0.3 }) +
  range(5, (i) => dot(6 + i * 6, -19.5 - (i % 2) * 3, 3.2, i % 2 ? 'o' : 'p'));

/** A potter's kiln with its fire, 50 wide. */
export const kiln = () =>
  path('M-24 0C-26 -20 -18 -36 -6 -40V-48H6V-40C18 -36 26 -20 24 0Z', 'd') +
  line('M-24 0C-26 -20 -18 -36 -6 -40V-48H6V-40C18 -36 26 -20 24 0ZM-22 -16H22M-15 -30H15', 1.6, 'l') +
  path('M-9 0V-8A9 9 0 0 1 9 -8V0Z', 'k') +
  place(PROPS.flame(), { x: 0, y: 0, s: 0.6 }) +
  line('M0 -50C-6 -56 6 -60 0 -66', 1.8, 'l');

/** Men at work before a building stands: blocks, a rope, a mast with a pulley. Box 0 0 150 110 with its ground on `y`. */
export const site = (y = 100) =>
  path(`M20 ${y}V${y - 12}H52V${y}ZM56 ${y}V${y - 12}H88V${y}ZM30 ${y - 12}V${y - 24}H62V${y - 12}ZM98 ${y}V${y - 10}H120V${y}Z`, 'w') +
  line(`M20 ${y}V${y - 12}H52V${y}M56 ${y}V${y - 12}H88V${y}M30 ${y - 12}V${y - 24}H62V${y - 12}M98 ${y}V${y - 10}H120V${y}`, 1.4, 'lf') +
  place(figure({ pose: 'thrust', dress: 'tunic', head: {} }), { x: 14, y, s: 0.42 }) +
  place(figure({ pose: 'lift', dress: 'nude', head: { beard: 'short' } }), { x: 136, y, s: 0.44, flip: true });

/** Poles and planks around what is being built, over a box of that size. */
export const scaffold = (w, y, top) =>
  line(`M14 ${y}V${top}M${w - 14} ${y}V${top}M${w / 2} ${y}V${top}M8 ${(y + top) / 2}H${w - 8}M8 ${top + 4}H${w - 8}`, 2, 'l') +
  line(`M14 ${(y + top) / 2}L${w / 2} ${top + 4}M${w - 14} ${(y + top) / 2}L${w / 2} ${top + 4}`, 1.3, 'l') +
  place(figure({ pose: 'stride', dress: 'tunic', head: {} }), { x: w * 0.3, y: top + 3, s: 0.26 });
