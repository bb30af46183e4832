import { describe, expect, it } from 'vitest';
import { lit, thingsOf } from '../src/lib/things';
import { option } from './table';

const KINDS = { hero: 'hero', space: 'space', cards: 'card' };

describe('things that facts point at', () => {
  it('names them by kind, one by one, and leaves out what has no kind', () => {
    expect(thingsOf(KINDS, { hero: 'AJAX', cards: ['A', 'B'], count: 2 })).toEqual(['hero:AJAX', 'card:A', 'card:B']);
  });

  it('leaves out what is not there or covered', () => {
    expect(thingsOf(KINDS, { hero: null, cards: [null, 'B'], space: 3 })).toEqual(['card:B']);
  });
});

describe('things that can be picked', () => {
  const options = [
    option('send AJAX C', { hero: 'AJAX', space: 'C' }),
    option('send AJAX GD', { hero: 'AJAX', space: 'GD' }),
    option('send PARIS C', { hero: 'PARIS', space: 'C' }),
    option('skip'),
  ];

  it('is every thing of every option; a move without things stands for itself', () => {
    const found = lit(KINDS, options, []);
    expect([...found.keys()]).toEqual(['hero:AJAX', 'space:C', 'space:GD', 'hero:PARIS', 'move:skip']);
    expect(found.get('space:C')).toEqual([options[0], options[2]]);
  });

  it('is what goes with the things picked already', () => {
    expect([...lit(KINDS, options, ['hero:AJAX']).keys()]).toEqual(['space:C', 'space:GD']);
    expect(lit(KINDS, options, ['hero:PARIS', 'space:GD']).size).toBe(0);
  });
});
