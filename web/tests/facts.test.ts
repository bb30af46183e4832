import { describe, expect, it } from 'vitest';
import type { RuleShown } from '../src/generated/wire';
import { reader } from '../src/lib/contract';
import { ranks, tagged } from '../src/lib/roles';
import { event, opened, option, prompt, view } from './table';

type Toy = {
  title: 'toy';
  view: ReturnType<typeof view> & { pile: number };
  derived: { cost: number };
  spec: { card: string[] };
  options: { limit: number };
  verb: 'draw' | 'pay';
  move: 'draw' | `pay ${string}`;
  event: ReturnType<typeof event>;
  rule: { rule: 'Turn'; clause: string; seat: string | null } | { rule: 'Pay'; clause: string; card: string | null };
  ask: 'choose' | 'pay';
};
const toy = reader<Toy>('toy');

describe('what a drawing reads of its title', () => {
  it('is the view, the rule that is open, the question and the verb', async () => {
    const rules: RuleShown[] = [{ rule: 'Turn', clause: 'TOY-1', seat: 'G' }, { rule: 'Pay', clause: 'TOY-2', card: 'A' }];
    const table = await opened({ view: view({ pile: 3, rules, derived: { cost: 4 } }), prompt: prompt([], { ask: 'pay' }) }, {}, { options: { limit: 9 } });
    expect(toy.seenOf(table).pile).toBe(3);
    expect(toy.derivedOf(table).cost).toBe(4);
    expect(toy.optionsOf(table).limit).toBe(9);
    expect(toy.ruleOf(table, 'Pay')?.card).toBe('A');
    expect([toy.isAsked(table, 'pay'), toy.isAsked(table, 'choose')]).toEqual([true, false]);
    expect(toy.verbOf(option('pay A'))).toBe('pay');
  });

  it('is refused for a table of another title', async () => {
    const table = await opened({}, { title: 'other' });
    expect(() => toy.seenOf(table)).toThrow('a table of other is no table of toy');
    expect(() => toy.specOf(table)).toThrow();
  });
});

describe('what a title says of its moves and events', () => {
  it('puts first what leads on, and last what gives up', async () => {
    const { game } = await opened({}, { roles: { done: 'forward', skip: 'give-up', end: 'end' } });
    const options = [option('done'), option('pay A'), option('skip'), option('end')];
    expect([...ranks(game, options).values()]).toEqual([0, 1, 2, 2]);
    expect(ranks(game, [option('end')]).values().next().value).toBe(0);
  });

  it('tags events', async () => {
    const { game } = await opened({}, { events: { 'turn-began': ['heading', 'turn'] } });
    expect([tagged(game, event(1, 'turn-began'), 'turn'), tagged(game, event(1, 'drew'), 'turn')]).toEqual([true, false]);
    expect(tagged(undefined, event(1, 'drew'), 'turn')).toBe(false);
  });
});
