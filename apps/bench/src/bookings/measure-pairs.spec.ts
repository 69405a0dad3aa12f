import { describe, expect, it } from '@jest/globals';
import { measurePair, median, ratioOf } from './measure-pairs.js';

describe('median', () => {
  it.each([
    [[3], 3],
    [[9, 1, 5], 5],
    [[4, 1, 3, 2], 2.5],
  ])('of %j is %d', (values, expected) => {
    expect(median(values)).toBe(expected);
  });

  it('of nothing is none', () => {
    expect(() => median([])).toThrow('nothing was measured');
  });
});

describe('measurePair', () => {
  it('asks both equally often, in turn, and the warm-up too', async () => {
    const asked: string[] = [];
    const ask = {
      small: async () => asked.push('small'),
      large: async () => asked.push('large'),
    };
    const pair = await measurePair(ask, { rounds: 2, warmUp: 1 });
    expect(asked).toEqual(['large', 'small', 'small', 'large', 'large', 'small']);
    expect(ratioOf({ small: 2, large: 3 })).toBe(1.5);
    expect(pair.small).toBeGreaterThanOrEqual(0);
  });
});
