import type { Table } from './table.svelte';
import { say } from './words.svelte';

/** Attributes of a button that stands for a thing of the table: lit when options point at it, else it tells why not. */
export function thing(table: Table, kind: string, name: string, label: string, style = '', flip = true, marks = true): Record<string, unknown> {
  const id = `${kind}:${name}`;
  const lit = table.lit.has(id);
  const picked = table.picked.includes(id) || table.chosen.has(id);
  const last = marks && table.last.has(id);
  const hinted = table.advice.things.has(id);
  const told = [label, picked && say('page-chosen'), lit && say('page-can-choose'), last && say('page-changed')];
  return {
    type: 'button',
    class: ['thing', style, lit && 'lit', picked && 'picked', last && 'last', hinted && 'hinted'],
    'data-thing': id,
    'data-flip': flip ? id : undefined,
    'aria-label': told.filter(Boolean).join(', '),
    'aria-disabled': lit || picked ? undefined : 'true',
    'aria-pressed': lit || picked ? picked : undefined,
    onclick: (event: MouseEvent) =>
      void table.pick(id, label, (event.currentTarget as HTMLElement).getBoundingClientRect()),
  };
}

/** The same for a group of a drawing, which is no button by itself. Arrows reach all of them, Tab those that are lit. */
export function drawnThing(table: Table, kind: string, name: string, label: string, style = '', tab = false): Record<string, unknown> {
  const made = thing(table, kind, name, label, style, false);
  const id = `${kind}:${name}`;
  return {
    ...made,
    type: undefined,
    role: 'button',
    tabindex: tab || table.lit.has(id) || table.picked.includes(id) ? 0 : -1,
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      void table.pick(id, label, (event.currentTarget as Element).getBoundingClientRect());
    },
  };
}
