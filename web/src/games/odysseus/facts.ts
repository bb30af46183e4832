/** The component set of Odysseus and its view, typed; the few sums that a drawing needs. */
import type { Table } from '../../lib/table.svelte';
import type { OptionShown } from '../../generated/wire';
import { reader } from '../../lib/contract';
import { TITLE, type Card, type Contract } from './generated';

export type { Card, Spec, View as Seen } from './generated';
export const { seenOf, specOf, eventsOf } = reader<Contract>(TITLE);

export const SLOTS = 6;
export const cardOf = (table: Table, id: string): Card | undefined => specOf(table).card.find((card) => card.id === id);

/** The name of a card without its skill and value, which are drawn. */
export const title = (table: Table, card: string): string => table.words.name('card', card).replace(/ \([^(]*\)$/, '');

export function storyName(table: Table, story: string): string {
  const key = `text-odysseus-story-${story}`;
  return table.words.has(key) ? table.words.say(key) : table.words.name('story', story);
}

/** Points of a story as the cards lie. */
export function worth(table: Table, name: string, cards: string[]): number {
  const story = specOf(table).story.find((one) => one.id === name);
  if (!story) return 0;
  const fits = cards.map((card) => cardOf(table, card)).filter((card) => {
    if (!card) return false;
    return story.skills.includes(card.skill) || story.types.includes(card.type) || story.values.includes(card.value);
  });
  return story.vp * fits.length;
}

export const epicPoints = (table: Table, epic: string | null): number =>
  specOf(table).epic.find((one) => one.id === epic)?.vp ?? 0;

/** What a board is worth now, as the score pad would say. */
export function points(table: Table, at: number): number {
  const seen = seenOf(table);
  const cards = seen.adventures[at] ?? [];
  const skills = specOf(table).skill;
  let sum = epicPoints(table, seen.epics[at] ?? null);
  for (const id of cards) {
    const card = cardOf(table, id);
    const level = seen.skills[at]?.[skills.findIndex((skill) => skill.id === card?.skill)] ?? 0;
    if (card && card.value <= level) sum += card.vp;
  }
  for (const story of seen.stories[at] ?? []) sum += worth(table, story, cards);
  return sum;
}

/** What lies where an option points: the card at a slot, the story in a space. */
export function hint(table: Table, option: OptionShown): string {
  const seen = seenOf(table);
  const { slot, source } = option.on;
  if (typeof slot === 'string') return seen.ship[slot] ? `· ${table.words.name('card', seen.ship[slot])}` : '';
  const story = typeof source === 'string' ? seen.display[Number(source) - 1] : null;
  return story ? `· ${storyName(table, story)}` : '';
}
