import { describe, expect, it } from '@jest/globals';
import { attemptLimit, retryDelay } from './retry-schedule.js';

describe('the retry schedule', () => {
  it('begins at about ten seconds and doubles up to an hour', () => {
    const withoutJitter = (attempts: number) => retryDelay(attempts, () => 0);
    expect([1, 2, 3, 4].map(withoutJitter)).toEqual([10_000, 20_000, 40_000, 80_000]);
    expect([9, 10, 20, 40].map(withoutJitter)).toEqual([2_560_000, 3_600_000, 3_600_000, 3_600_000]);
  });

  it('spreads retries by up to a quarter', () => {
    expect(retryDelay(1, () => 0.999_999)).toBe(12_500);
    const delays = new Set(Array.from({ length: 50 }, () => retryDelay(5)));
    expect(delays.size).toBeGreaterThan(10);
  });

  it('goes on for at least a day', () => {
    let waited = 0;
    for (let attempt = 1; attempt < attemptLimit; attempt++) waited += retryDelay(attempt, () => 0);
    expect(waited).toBeGreaterThanOrEqual(24 * 3_600_000);
    expect(waited).toBeLessThan(26 * 3_600_000);
  });
});
