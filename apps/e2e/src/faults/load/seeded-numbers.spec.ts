import { describe, expect, it } from '@jest/globals';
import { seededNumbers } from './seeded-numbers.ts';

describe('seededNumbers', () => {
  it('gives the same numbers for the same seed, and others for another one', () => {
    const some = (seed: number) => Array.from({ length: 50 }, seededNumbers(seed));
    expect(some(1)).toEqual(some(1));
    expect(some(1)).not.toEqual(some(2));
    expect(some(1).every((number) => number >= 0 && number < 1)).toBe(true);
  });
});
