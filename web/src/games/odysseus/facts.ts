/** The component set of Odysseus and its view, typed, and what its drawings ask of them. */
import type { Table } from '../../lib/table.svelte';
import type { OptionShown } from '../../generated/wire';
import { reader } from '../../lib/contract';
import { say } from '../../lib/words.svelte';
import { TITLE, type Card, type Contract } from './generated';

export type { Card, Spec, View as Seen } from './generated';
export const { derivedOf, seenOf, specOf, eventsOf } = reader<Contract>(TITLE);

export const SLOTS = 6;
export const cardOf = (table: Table, id: string): Card | undefined => specOf(table).card.find((card) => card.id === id);

/** The name of a card without its skill and value, which are drawn. */
export const title = (table: Table, card: string): string => table.words.name('card', card).replace(/ \([^(]*\)$/, '');

export function storyName(table: Table, story: string): string {
  const key = `text-odysseus-story-${story}`;
  return table.words.has(key) ? table.words.say(key) : table.words.name('story', story);
}

/** What a story would bring the one who looks, as the cards lie: `+4`; nothing for those who only watch. */
export function worthOf(table: Table, story: string | null | undefined): string {
  const points = story ? derivedOf(table).worth[story] : undefined;
  return points === undefined ? '' : `+${points}`;
}

/** The points on a tile. */
export const epicPoints = (table: Table, epic: string | null): number =>
  specOf(table).epic.find((one) => one.id === epic)?.vp ?? 0;

/** What an adventure gives, one after the other. */
export const gainsOf = (table: Table, card: Card | undefined): string[] =>
  (card?.gains ?? []).map((id) => {
    const gain = specOf(table).gain.find((one) => one.id === id);
    if (gain?.skill) return table.words.name('skill', gain.skill);
    return say(gain?.effect === 'take_favour' ? 'page-odysseus-favour' : 'page-odysseus-any-skill');
  });

/** What the two ways to use a card give. */
function given(table: Table, option: OptionShown): string[] {
  const { chosen } = seenOf(table);
  if (option.move === 'adventure') return gainsOf(table, cardOf(table, chosen ?? '')).map((gain) => `+1 ${gain}`);
  if (option.move !== 'rest') return [];
  const number = (id: string): number => specOf(table).number.find((one) => one.id === id)?.value ?? 0;
  return [`+${number('REST-POINTS')} ${say('page-odysseus-any-skill')}`, `+${number('REST-FAVOURS')} ${say('page-odysseus-favour')}`];
}

/** What lies where an option points, the card at a slot, the story in a space; and what an option gives or costs. */
export function hint(table: Table, option: OptionShown): string {
  const seen = seenOf(table);
  const { slot, source } = option.on;
  const gives = given(table, option);
  if (gives.length) return `· ${gives.join(', ')}`;
  if (typeof slot === 'string') return seen.ship[slot] ? `· ${title(table, seen.ship[slot])}` : '';
  const story = typeof source === 'string' ? seen.display[Number(source) - 1] : null;
  const told = story ? [storyName(table, story)] : [];
  const worth = worthOf(table, story);
  if (worth) told.push(say('page-odysseus-now', { points: worth }));
  const price = specOf(table).number.find((one) => one.id === 'STORY-PRICE')?.value ?? 0;
  if (option.move.startsWith('buy ')) told.push(say('page-odysseus-favours', { count: price }));
  return told.length ? `· ${told.join(', ')}` : '';
}
