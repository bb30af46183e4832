/** The component set of Odysseus and its view, typed, and what its drawings ask of them. */
import type { Table } from '../../lib/table.svelte';
import type { Option } from '../../lib/types';

export interface Card {
  id: string;
  adventure: string;
  type: string;
  skill: string;
  value: number;
  vp: number;
  gains: string[];
}

interface Story {
  id: string;
  skills: string[];
  types: string[];
  values: number[];
  vp: number;
}

export interface Spec {
  skill: { id: string; colour: string; top: number; column: number }[];
  type: { id: string }[];
  gain: { id: string; effect: string; skill: string; amount: number }[];
  card: Card[];
  story: Story[];
  epic: { id: string; vp: number }[];
  side: { id: string; slots: number; face_down: number[] }[];
  automa: { id: string; path: string; symbols: string[] }[];
  difficulty: { level: number; vp: number }[];
}

export interface Seen {
  active: string;
  deck: number;
  ship: Record<string, string | null>;
  covered: number[];
  ship_favours: Record<string, number>;
  display: (string | null)[];
  piles: number[];
  epic_stack: string[];
  skills: number[][];
  adventures: string[][];
  rested: string[][];
  stories: string[][];
  favours: number[];
  epics: (string | null)[];
  chosen: string | null;
  automa_shown: string[];
  automa_cards: string[];
  automa_stories: string[];
  automa_epic: string | null;
}

export const SLOTS = 6;
export const specOf = (table: Table): Spec => table.components.spec as unknown as Spec;
export const seenOf = (table: Table): Seen => table.view as unknown as Seen;
export const cardOf = (table: Table, id: string): Card | undefined => specOf(table).card.find((card) => card.id === id);

/** The name of a card without its skill and value, which are drawn. */
export const title = (table: Table, card: string): string => table.words.name('card', card).replace(/ \([^(]*\)$/, '');

export function storyName(table: Table, story: string): string {
  const key = `text-odysseus-story-${story}`;
  return table.words.has(key) ? table.words.say(key) : table.words.name('story', story);
}

/** The points on a tile. */
export const epicPoints = (table: Table, epic: string | null): number =>
  specOf(table).epic.find((one) => one.id === epic)?.vp ?? 0;

/** What lies where an option points: the card at a slot, the story in a space. */
export function hint(table: Table, option: Option): string {
  const seen = seenOf(table);
  const { slot, source } = option.on;
  if (typeof slot === 'string') return seen.ship[slot] ? `· ${table.words.name('card', seen.ship[slot])}` : '';
  const story = typeof source === 'string' ? seen.display[Number(source) - 1] : null;
  return story ? `· ${storyName(table, story)}` : '';
}
