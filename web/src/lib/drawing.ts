/** What a title gives the page beside its moves and words: its drawing, and what the shared parts ask of it. */
import type { Component } from 'svelte';
import type { Emblem } from './emblem';
import type { Table } from './table.svelte';
import type { OptionShown } from '../generated/wire';
import type { Words } from './words.svelte';

/** A large card: what a thing is, in full, with the clause behind it (whose text is shown below). */
export interface Tip {
  title: string;
  lines: string[];
  clause?: string;
  /** The card drawn large, beside the words. It gets the table and the name of the card. */
  face?: Component<{ table: Table; card: string }>;
  card?: string;
}

/** A line of the table that compares all seats; `values` in the order of the seats. */
export interface Row {
  label: string;
  values: (number | string)[];
  /** Also in the panel of each player. */
  panel?: boolean;
  /** What one plays for. */
  goal?: boolean;
}

/** One line of the calendar: seasons of a year, phases of a season, steps of a turn. */
export interface CalendarRow {
  label: string;
  steps: { name: string; clause?: string }[];
  now: number;
}

export type BriefPart = 'aim' | 'turn' | 'end' | 'score';

/** What is drawn on the one page about a title. */
export interface Brief {
  /** Beside each part: painted pictures (`title/name`), things (`kind:NAME`), signs such as `→`. */
  pieces: Record<BriefPart, string[]>;
  /** The icons: whole kinds of things (`offering`), and icons that stand for none, with the key of their words. */
  legend: (string | { thing: string; word: string })[];
  /** How a thing is drawn small. */
  sign: Component<{ table: Table; kind: string; name: string }>;
}

export interface Drawing {
  component: Component<{ table: Table }>;
  /** What a button says beside its words, such as a price. */
  hint?: (table: Table, option: OptionShown) => string;
  /** The large card of a thing (`kind:name`), for hover, Shift, a long press and the focus; null where there is none. */
  tip?: (table: Table, kind: string, name: string) => Tip | null;
  /** What is worth comparing between the players. Without it: what the view has of each seat. */
  compare?: (table: Table) => Row[];
  /** The sign of a seat. Without it: its letter, with a colour and a shape by its place. */
  emblem?: (table: Table, seat: string) => Emblem;
  /** What each seat is beside its place, such as its island, in the order of the seats; it seldom changes. */
  identity?: (table: Table) => string[];
  /** What a thing is called by that; empty where its own name stays. */
  name?: (words: Words, identity: string[], kind: string, name: string) => string;
  /** What one plays for and how far it is, in one line. */
  aim?: (table: Table) => string;
  /** The pieces and icons of the one page. Without it: its words alone. */
  brief?: Brief;
  /** Where in the game one is. */
  calendar?: (table: Table) => CalendarRow[];
}
