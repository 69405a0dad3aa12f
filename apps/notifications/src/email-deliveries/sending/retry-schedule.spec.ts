import { describe, expect, it } from '@jest/globals';
import { delayAfter, isRetried, retryDelay, WillRetry } from './retry-schedule.js';

describe('the retry schedule', () => {
  it('begins at the first delay and doubles up to an hour', () => {
    const withoutJitter = (attempts: number) => retryDelay(attempts, 10_000, () => 0);
    expect([1, 2, 3, 4].map(withoutJitter)).toEqual([10_000, 20_000, 40_000, 80_000]);
    expect([9, 10, 20, 400].map(withoutJitter)).toEqual([2_560_000, 3_600_000, 3_600_000, 3_600_000]);
  });

  it('spreads retries by up to a quarter', () => {
    expect(retryDelay(1, 10_000, () => 0.999_999)).toBe(12_500);
    const delays = new Set(Array.from({ length: 50 }, () => retryDelay(5, 10_000)));
    expect(delays.size).toBeGreaterThan(10);
  });

  it('counts only attempts at the mail server, not failures before sending', () => {
    const withoutJitter = (error: unknown) => delayAfter(error, 10_000, () => 0);
    expect(withoutJitter(new WillRetry('451 later', 1))).toBe(10_000);
    expect(withoutJitter(new WillRetry('451 later', 4))).toBe(80_000);
    expect(withoutJitter(new Error('the database is unavailable'))).toBe(10_000);
  });

  it('goes on for a day, however many attempts that makes', () => {
    const first = new Date('2026-11-21T10:00:00Z');
    expect(isRetried(first, new Date('2026-11-22T09:59:59Z'))).toBe(true);
    expect(isRetried(first, new Date('2026-11-22T10:00:00Z'))).toBe(false);
  });
});
