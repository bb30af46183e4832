/** How strong a level of bots is, as it was measured: "beats Sailor in 77 of 100 games". */
import type { GameInfo } from '../generated/wire';
import type { Words } from './words.svelte';

export function strength(game: GameInfo, words: Words, level: string): string {
  const facts = game.strengths[level];
  return facts ? words.say('level-beats', { ...facts, level: words.say(`level-${String(facts.level)}`) }) : '';
}

/** What the level does, how strong it is, and how well that is known. */
export function levelAbout(game: GameInfo, words: Words, level: string): string {
  const facts = game.strengths[level];
  return [words.say(`level-${level}-about`), strength(game, words, level), facts ? words.say('level-measured', facts) : ''].filter(Boolean).join(' ');
}
