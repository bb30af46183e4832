import type { Emblem } from '../../lib/emblem';
import type { Table } from '../../lib/table.svelte';

/** Seats are told by colour, letter and the shape on the mast; treasures by colour, letter and the shape of their lock. */

const SEATS: Record<string, { colour: string; mark: string; shape: Emblem['shape'] }> = {
  A: { colour: '#17506f', mark: 'M-8-8h16v16h-16z', shape: 'square' },
  B: { colour: '#9c221b', mark: 'M0-9a9 9 0 1 0 .1 0z', shape: 'circle' },
  C: { colour: '#7a5a00', mark: 'M0-10 10 8H-10z', shape: 'triangle' },
  D: { colour: '#5d2d78', mark: 'M0-11 11 0 0 11-11 0z', shape: 'diamond' },
};

export const seatColour = (seat: string): string => SEATS[seat]?.colour ?? '#3a2a20';
export const seatMark = (seat: string): string => SEATS[seat]?.mark ?? '';

/** As the sail and the mark on the mast. */
export const emblem = (_: Table, seat: string): Emblem => ({ letters: seat, colour: seatColour(seat), shape: SEATS[seat]?.shape ?? 'circle' });

interface Look {
  fill: string;
  ink: string;
  lock: string;
}

const CHESTS: Record<string, Look> = {
  RED: { fill: '#b3261e', ink: '#ffffff', lock: 'M0-5a5 5 0 1 0 .1 0z' },
  GREEN: { fill: '#2f6b34', ink: '#ffffff', lock: 'M0-6 6 5H-6z' },
  BLUE: { fill: '#245f93', ink: '#ffffff', lock: 'M-5-5H5V5H-5z' },
  YELLOW: { fill: '#edbb33', ink: '#1c110b', lock: 'M0-7 7 0 0 7-7 0z' },
  WHITE: { fill: '#fbf6ea', ink: '#1c110b', lock: 'M-2-6h4v4h4v4H2v4h-4V2h-4v-4h4z' },
};

export const chestLook = (colour: string): Look =>
  CHESTS[colour] ?? { fill: '#8a7a6a', ink: '#ffffff', lock: 'M0-5a5 5 0 1 0 .1 0z' };
