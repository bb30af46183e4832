/** A title's view, spec and options with the types of its generated.ts. The server promises them; the title is checked. */
import type { EventShown, OptionShown, RuleShown, View } from '../generated/wire';
import type { Seen } from './seen.svelte';

/** What generated.ts of every title has. */
export interface AnyContract {
  title: string;
  view: View;
  derived: object;
  spec: unknown;
  options: object;
  verb: string;
  move: string;
  event: Omit<EventShown, 'facts'>;
  rule: RuleShown;
  ask: string;
}

type Named<C extends AnyContract> = C['rule']['rule'];

export interface Reader<C extends AnyContract> {
  seenOf: (table: Seen) => C['view'];
  /** What the server works out of the rules for the one who looks; the page shows it as it comes. */
  derivedOf: (table: Seen) => C['derived'];
  specOf: (table: Seen) => C['spec'];
  optionsOf: (table: Seen) => C['options'];
  eventsOf: (table: Seen) => C['event'][];
  /** The innermost open rule of this name. */
  ruleOf: <Name extends Named<C>>(table: Seen, name: Name) => Extract<C['rule'], { rule: Name }> | undefined;
  /** Whether the question on the bar is one of these. */
  isAsked: (table: Seen, ...asks: C['ask'][]) => boolean;
  verbOf: (option: Pick<OptionShown, 'move'>) => C['verb'];
}

export function reader<C extends AnyContract>(title: C['title']): Reader<C> {
  const checked = (table: Seen): Seen => {
    if (table.game.title !== title) throw new Error(`a table of ${table.game.title} is no table of ${title}`);
    return table;
  };
  const seenOf = (table: Seen): C['view'] => {
    const { view } = checked(table);
    if (!view) throw new Error('nothing is seen of the table yet');
    return view as C['view'];
  };
  return {
    seenOf,
    derivedOf: (table) => seenOf(table).derived as C['derived'],
    specOf: (table) => checked(table).components.spec as C['spec'],
    optionsOf: (table) => checked(table).summary.options as C['options'],
    eventsOf: (table) => checked(table).events as C['event'][],
    ruleOf: <Name extends Named<C>>(table: Seen, name: Name) =>
      seenOf(table).rules.find((open): open is Extract<C['rule'], { rule: Name }> => open.rule === name),
    isAsked: (table, ...asks) => asks.includes(checked(table).question?.ask ?? ''),
    verbOf: (option) => option.move.split(' ')[0] as C['verb'],
  };
}
