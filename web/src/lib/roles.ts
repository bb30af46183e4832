/** What a title says of its moves and events, beyond their names. */
import type { GameInfo, OptionShown } from '../generated/wire';

export type Tag = 'heading' | 'turn' | 'played-turn' | 'quiet' | 'chance';

/** Whether an event has a tag; a plain one has none. What was answered for somebody is told quietly, in all titles. */
export const tagged = (game: GameInfo | undefined, event: { key: string }, tag: Tag): boolean =>
  (tag === 'quiet' && (event.key === 'automatic' || event.key === 'ordered')) || (game?.events[event.key]?.includes(tag) ?? false);

/** Where a choice stands: 0 leads on and comes first, 2 does without and comes last. */
export type Rank = 0 | 1 | 2;

const roleOf = (game: GameInfo, option: OptionShown): string => game.roles[option.move.split(' ')[0] ?? ''] ?? '';

const verbOf = (option: OptionShown): string => option.move.split(' ')[0] ?? '';

/** To take none of something, where one could take more, does without. */
const takesNone = (option: OptionShown, options: OptionShown[]): boolean =>
  Object.entries(option.on).every(([name, value]) => name === 'number' && String(value) === '0') && /\s/.test(option.move) && options.some((other) => other !== option && verbOf(other) === verbOf(option));

/**
 * The ranks of the choices of a question. To end a turn leads on only when nothing else is left to do in it;
 * to pass leads on where it leads to a throw.
 */
export function ranks(game: GameInfo, options: OptionShown[]): Map<OptionShown, Rank> {
  const busy = options.some((option) => !roleOf(game, option));
  const rank = (option: OptionShown): Rank => {
    const role = roleOf(game, option);
    if (role === 'end') return busy ? 2 : 0;
    if (role === 'give-up') return typeof option.odds === 'number' ? 0 : 2;
    return role === 'forward' ? 0 : role || takesNone(option, options) ? 2 : 1;
  };
  return new Map(options.map((option) => [option, rank(option)]));
}
