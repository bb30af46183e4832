/** Things of a table, named `kind:name`; options, events and refusals point at them. */
import type { Facts, OptionShown } from '../generated/wire';

export type Kinds = Record<string, string>;

export function thingsOf(kinds: Kinds, about: Facts): string[] {
  const found: string[] = [];
  for (const [name, value] of Object.entries(about)) {
    const kind = kinds[name];
    if (!kind) continue;
    for (const item of Array.isArray(value) ? value : [value])
      if (typeof item === 'string') found.push(`${kind}:${item}`);
  }
  return found;
}

/** A move that points at nothing stands for itself, for things that are drawn for it: a pile to take a card from. */
function pointsAt(kinds: Kinds, option: OptionShown): string[] {
  const things = thingsOf(kinds, option.on);
  return things.length ? things : [`move:${option.move}`];
}

export function lit(kinds: Kinds, options: OptionShown[], picked: string[]): Map<string, OptionShown[]> {
  const found = new Map<string, OptionShown[]>();
  for (const option of options) {
    const things = pointsAt(kinds, option);
    if (!picked.every((thing) => things.includes(thing))) continue;
    for (const thing of things) {
      if (picked.includes(thing)) continue;
      const list = found.get(thing);
      if (list) list.push(option);
      else found.set(thing, [option]);
    }
  }
  return found;
}
