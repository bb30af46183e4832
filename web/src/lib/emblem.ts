/** A seat has one sign everywhere: letters, colour and shape. Any one of them tells the seats apart. */
import type { Table } from './table.svelte';

export interface Emblem {
  letters: string;
  /** White letters can be read on it. */
  colour: string;
  shape: keyof typeof SHAPES;
}

export const SHAPES = {
  circle: 'M50 3a47 47 0 1 0 .1 0z',
  square: 'M13 5h74q8 0 8 8v74q0 8-8 8H13q-8 0-8-8V13q0-8 8-8z',
  diamond: 'M50 2 98 50 50 98 2 50z',
  shield: 'M6 8h88v40c0 24-20 38-44 48C26 86 6 72 6 48z',
  hexagon: 'M27 5h46l24 45-24 45H27L3 50z',
  pentagon: 'M50 3 97 36 80 95H20L3 36z',
  triangle: 'M50 0 100 92H0z',
};
const ORDER: Emblem['shape'][] = ['circle', 'square', 'diamond', 'shield', 'hexagon', 'pentagon', 'triangle'];
export const COLOURS = ['#1f4e79', '#a62b1f', '#3c6b22', '#6b3a80', '#8a5a00', '#1d6b6b'];

/** What a seat has where its title says nothing of it. */
export function plainEmblem(table: Table, seat: string): Emblem {
  const at = Math.max(0, table.index(seat));
  return { letters: seat.slice(0, 2), colour: COLOURS[at % COLOURS.length] ?? '', shape: ORDER[at % ORDER.length] ?? 'circle' };
}
