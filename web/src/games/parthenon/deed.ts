/** Things that stand for certain moves, where the name of a thing alone would say too little (wool to give, or to want). */
import type { Table } from '../../lib/table.svelte';
import { thingsOf } from '../../lib/things';
import { say } from '../../lib/words.svelte';
import type { Move } from './generated';

/** Attributes of a button for a move: lit when the move can be made, else it tells why not. */
export function deed(table: Table, move: Move, thing: string, label: string, style = ''): Record<string, unknown> {
  const option = table.options.find((one) => one.move === move);
  const lit = option !== undefined;
  return {
    type: 'button',
    class: ['thing', style, lit && 'lit'],
    'data-thing': thing || undefined,
    'data-deed': move,
    'aria-label': [label, lit && say('page-can-choose')].filter(Boolean).join(', '),
    'aria-disabled': lit ? undefined : 'true',
    onclick: (event: MouseEvent) => {
      if (option) void table.choose(option);
      else void table.askAbout([move], thing, label, (event.currentTarget as Element).getBoundingClientRect());
    },
  };
}

/** A thing of an SVG: a group that can be reached and pressed like a button. */
export function drawn(attributes: Record<string, unknown>): Record<string, unknown> {
  const { type: _type, 'data-flip': _flip, onclick, ...rest } = attributes;
  const press = onclick as (event: Event) => void;
  return {
    ...rest,
    role: 'button',
    tabindex: 0,
    onclick: press,
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      press(event);
    },
  };
}

/** Lit things that point at nothing drawn: a chip for each, so that none is missing. */
export function rest(table: Table, shown: (id: string) => boolean): string[] {
  return [...new Set(table.options.flatMap((option) => thingsOf(table.game.kinds, option.on)))].filter((id) => !shown(id));
}
