/** Where things are on the map of the Mediterranean, in the units of its viewBox. */

export const WIDTH = 1000;
export const HEIGHT = 600;
export const CARD = { width: 190, height: 104 };

/** Corners of the lands' cards, and whether their fleets lie above or below. */
export const LANDS: Record<string, { x: number; y: number; above?: boolean }> = {
  ATHENS: { x: 372, y: 20 },
  SPARTA: { x: 292, y: 262 },
  IONIA: { x: 794, y: 66 },
  EGYPT: { x: 798, y: 486, above: true },
  CARTHAGE: { x: 24, y: 486, above: true },
  ITALY: { x: 22, y: 20 },
};

/** Corners of the islands' blocks. */
export const ISLANDS: Record<string, { x: number; y: number }> = {
  LEMNOS: { x: 618, y: 14 },
  SCYROS: { x: 520, y: 146 },
  CHIOS: { x: 668, y: 196 },
  NAXOS: { x: 556, y: 300 },
  RHODES: { x: 702, y: 346 },
  CRETE: { x: 500, y: 436 },
};

/** The shape of each island around its coin, after the real ones. */
export const SHAPES: Record<string, string> = {
  LEMNOS: 'M-22 22C-14 8 6 2 20 8C30 0 58 2 72 14C84 24 80 44 66 50C58 46 54 38 48 46C50 60 38 66 30 58C28 48 20 46 16 54C8 66 -12 62 -22 48C-28 40 -28 30 -22 22Z',
  SCYROS: 'M-14 0C2 -16 32 -10 40 6C46 18 42 26 54 34C70 40 80 56 72 72C60 84 36 80 26 68C18 58 14 54 2 50C-18 42 -28 18 -14 0Z',
  CHIOS: 'M2 -20C24 -28 48 -18 48 2C46 16 54 24 62 38C70 58 64 84 44 90C24 96 6 82 4 66C2 54 -10 48 -14 34C-20 14 -16 -12 2 -20Z',
  NAXOS: 'M8 -12C36 -22 66 -6 72 22C76 50 66 80 36 88C6 92 -16 70 -18 42C-20 18 -10 -4 8 -12Z',
  RHODES: 'M66 -20C82 -14 84 8 76 22C68 40 56 58 40 72C24 90 -6 98 -16 86C-22 74 -12 54 -2 40C10 22 22 6 38 -6C48 -16 56 -24 66 -20Z',
  CRETE: 'M-66 26C-56 12 -40 20 -26 14C-10 2 8 8 24 0C42 -6 54 12 70 12C90 6 108 16 110 30C108 46 88 44 76 54C60 66 44 66 28 74C10 78 -6 62 -22 60C-42 64 -64 56 -70 42C-74 36 -70 30 -66 26Z',
};

/** Coasts, by hand: Italy and Sicily, Greece, Asia Minor, Africa. */
export const COASTS = [
  'M0 0H214c14 44 58 86 106 118 26 18 44 36 46 58l-26-8c-6 22-14 44-34 56-6-22-4-40-18-54-46-34-98-58-142-92C100 52 40 40 0 34z',
  'M214 232c20-12 48-8 68 0-2 20-14 34-26 42-18-4-40-20-42-42z',
  'M336 0H800c-18 26-58 30-84 26-30-6-60 4-82 26-22-8-44 2-40 24 14 16 4 34-18 36-8 20 18 34 12 56 16 10 20 26 12 36-16 2-26-12-40-14 4 22-2 36-12 48 6 20-6 28-14 20-4 12-16 14-20 2-8 6-16 0-16-12-18-14-36-34-32-54-26-36-62-76-74-112C380 48 356 22 336 0z',
  'M1000 0v430c-34 10-70-2-96-20-22-6-40 10-56-4-6-18-26-16-40-24 10-24-4-38-18-50 14-20 0-32-6-48 10-22-6-34-2-54 12-22 2-42 8-62 2-40 20-78 44-106 30-28 76-46 114-62z',
  'M0 600V430c44-10 96-26 150-18 22 12 14 36 30 52 34 22 80 28 128 40 38 16 66 48 118 44 40-14 66-30 112-22 58 12 96 34 166 28 60-14 110-32 176-22 44 4 86 10 120 2v66z',
];

/** What lives there, painted faintly: where nothing else ever lies. */
export const VIGNETTES = [
  { picture: 'dolphin', x: 34, y: 214, width: 100 },
  { picture: 'dolphin', x: 146, y: 268, width: 66 },
  { picture: 'olive', x: 872, y: 262, width: 96 },
  { picture: 'palm', x: 648, y: 518, width: 66 },
  { picture: 'palm', x: 700, y: 532, width: 50 },
];
