/** What `kylix stats --json` tells of a game. */

export interface Point {
  n: number;
  turn: number;
  scores: number[];
  sheet: Record<string, number[]>;
}

export interface Roll {
  n: number;
  turn: number;
  seat: string | null;
  gain: number[];
  expected: number[];
  luck: number[];
  percentile: number[];
}

export interface Statistics {
  title: string;
  seats: string[];
  entries: number;
  turns: number;
  over: boolean;
  ranking: number[];
  scores: number[];
  sheet: Record<string, number[]>;
  points: Point[];
  leads: { n: number; turn: number; seat: string; before: string | null }[];
  odds: { n: number; chance: number[] }[];
  moments: { n: number; turn: number; seat: string; gain: number; chance: number }[];
  luck: { worlds: number; rolls: Roll[]; total: number[]; percentile: number[] };
  dice: Dice[];
}

interface Sum {
  sum: number;
  mean: number;
  percentile: number;
}

export interface Throw extends Sum {
  n: number;
  turn: number;
  faces: Record<string, number>;
}

export interface Dice extends Sum {
  die: string;
  seat: string;
  thrown: number;
  faces: { face: string; fell: number; expected: number }[];
  throws: Throw[];
}

const percents: Record<string, Intl.NumberFormat> = {};

/** A share as a person reads it: "+4.5 %". */
export function percent(value: number, lang: string, signed = true): string {
  const key = `${lang}${signed}`;
  percents[key] ??= new Intl.NumberFormat(lang, { style: 'percent', minimumFractionDigits: signed ? 1 : 0, maximumFractionDigits: 1, signDisplay: signed ? 'exceptZero' : 'auto' });
  return percents[key].format(value);
}
