/** Why a thing cannot be chosen: the moves that would point at it are asked about. */
import type { Seen } from './seen.svelte';
import type { OptionShown, ReasonShown } from '../generated/wire';
import type { Words } from './words.svelte';

export const MOST_ASKED = 40;
/** So many moves the server looks at for one message. */
export const ASKED_AT_ONCE = 9;
const MOST_TOLD = 4;
/** Of so few things of another kind (the two sides of a card) each one is asked about. */
const FEW = 2;

export const tells = (reason: ReasonShown): boolean => reason.key !== 'other-question';
/** Of a later question, with what to choose first. */
const leads = (reason: ReasonShown): boolean => Array.isArray(reason.facts.first) && reason.facts.first.length > 0;

/** The reasons that say something about the open question, else what leads to another one; each once. */
export function told(words: Words, reasons: ReasonShown[]): ReasonShown[] {
  const telling = [reasons.filter(tells), reasons.filter(leads), reasons].find((some) => some.length) ?? [];
  const seen = new Set<string>();
  const different = telling.filter((reason) => {
    const text = words.reason(reason);
    return !seen.has(text) && seen.add(text);
  });
  return different.slice(0, MOST_TOLD);
}

/** More ways than these to begin with are too many to try. */
const MOST_LEADING = 8;

/** The options that come first, as refusals name them: whole moves, or their verbs. None where something else is wrong too. */
export function leading(options: OptionShown[], reasons: ReasonShown[]): OptionShown[] {
  if (!reasons.length || !reasons.every(leads)) return [];
  const named = new Set(reasons.flatMap((reason) => reason.facts.first as string[]));
  const found = options.filter((option) => named.has(option.move) || named.has(option.move.split(' ')[0] ?? ''));
  return found.length > MOST_LEADING ? [] : found;
}

const verbsOf = (table: Seen): Set<string | undefined> =>
  new Set(table.question?.options.map((option) => option.move.split(' ')[0]));

/** Of some moves those of the kinds that the open question takes: what it says about them is what one wants to know. */
export function ofQuestion(table: Seen, moves: string[]): string[] {
  const open = verbsOf(table);
  return moves.filter((move) => open.has(move.split(' ')[0]));
}

/** Moves that would point at a thing, those of the open question first. */
export function candidates(table: Seen, thing: string): string[] {
  const [kind = '', name = ''] = thing.split(/:(.*)/s);
  if (kind === 'move') return [name];
  const open = verbsOf(table);
  const found: { move: string; rank: number }[] = [];
  for (const [verb, places] of Object.entries(table.game.moves)) {
    const kinds = places.map((place) => table.game.kinds[place] ?? '');
    const at = kinds.indexOf(kind);
    if (at < 0 || kinds.includes('')) continue;
    let moves = [verb];
    kinds.forEach((other, index) => {
      const picked = table.picked.find((one) => one.startsWith(`${other}:`))?.slice(other.length + 1);
      const names = table.components.names[other] ?? [''];
      const words = index === at ? [name] : picked ? [picked] : names.slice(0, names.length > FEW ? 1 : FEW);
      moves = moves.flatMap((move) => words.map((word) => `${move} ${word}`));
    });
    found.push(...moves.map((move) => ({ move, rank: open.has(verb) ? 0 : places.length })));
  }
  return found.sort((a, b) => a.rank - b.rank).map((one) => one.move);
}
