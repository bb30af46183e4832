import { describe, expect, it } from 'vitest';
import { check, keptPromise, outcome, read, type Source } from '../src/lib/chance';

const ASKED: [number, number][] = [[0, 6], [1, 52], [2, 3], [1000, 1_000_000]];
const outcomes = (source: Source): (number | null)[] => ASKED.map(([n, bound]) => outcome(source, n, bound));
const SECRET = Array.from({ length: 32 }, (_, at) => at.toString(16).padStart(2, '0')).join('');
const PROVABLE: Source = {
  method: 'hmac-sha256', secret: SECRET, seats: ['anna', '', '17'],
  commitment: '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
};

describe('chance, derived again', () => {
  it('falls as in Python, for any seed', () => {
    expect(outcomes({ method: 'splitmix64', seed: 7 })).toEqual([1, 25, 2, 512966]);
    expect(outcomes({ method: 'splitmix64', seed: 2n ** 70n + 3n })).toEqual([2, 9, 1, 764492]);
    expect(outcomes({ method: 'splitmix64', seed: -5 })).toEqual([2, 50, 0, 692085]);
  });

  it('falls as in Python, from a secret and the numbers of the seats', () => {
    expect(outcomes(PROVABLE)).toEqual([2, 31, 2, 924772]);
    expect(keptPromise(PROVABLE)).toBe(true);
    expect(keptPromise({ ...PROVABLE, commitment: '00' })).toBe(false);
    expect(keptPromise({ method: 'splitmix64', seed: 7 })).toBeNull();
  });

  it('is not made up for a method that nobody knows', () => {
    expect(outcome({ method: 'dice' }, 0, 6)).toBeNull();
  });

  it('is set beside what a record tells, outcome by outcome', () => {
    const found = check({ method: 'splitmix64', seed: 7 }, [[1], [], [25, 0]], [[6], [], [52, 3]]);
    expect(found.map(({ n, k, told, derived }) => [n, k, told, derived])).toEqual([[0, 0, 1, 1], [2, 1, 25, 25], [2, 2, 0, 2]]);
    expect(check({ method: 'splitmix64', seed: 7 }, [[1]], [])[0]?.derived).toBeNull();
  });

  it('is read out of a record, however large the seed', () => {
    const lines = ['{"title": "toy", "chance": {"method": "splitmix64", "seed": 1180591620717411303427}}', '{"n": 0, "chance": [3]}', '{"n": 1}', '{"end": true}'];
    expect(read(`${lines.join('\n')}\n`)).toEqual({ source: { method: 'splitmix64', seed: 2n ** 70n + 3n }, entries: [[3], []] });
  });
});
