/** What a title says of its moves and events, beyond their names. */
import type { GameInfo, OptionShown } from '../generated/wire';

export type Tag = 'heading' | 'turn' | 'played-turn' | 'quiet' | 'chance';

/** Whether an event has a tag; a plain one has none. What was answered for somebody is told quietly, in all titles. */
export const tagged = (game: GameInfo | undefined, event: { key: string }, tag: Tag): boolean =>
  (tag === 'quiet' && event.key === 'automatic') || (game?.events[event.key]?.includes(tag) ?? false);

/** Where a choice stands: 0 leads on and comes first, 2 does without and comes last. */
export type Rank = 0 | 1 | 2;

const roleOf = (game: GameInfo, option: OptionShown): string => game.roles[option.move.split(' ')[0] ?? ''] ?? '';

/** The ranks of the choices of a question. To end a turn leads on only when nothing else is left to do in it. */
export function ranks(game: GameInfo, options: OptionShown[]): Map<OptionShown, Rank> {
  const busy = options.some((option) => !roleOf(game, option));
  const rank = (role: string): Rank => {
    if (role === 'end') return busy ? 2 : 0;
    return role === 'forward' ? 0 : role ? 2 : 1;
  };
  return new Map(options.map((option) => [option, rank(roleOf(game, option))]));
}
