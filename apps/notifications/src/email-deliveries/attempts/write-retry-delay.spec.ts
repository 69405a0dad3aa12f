import { describe, expect, it } from '@jest/globals';
import { writeRetryDelay } from './write-retry-delay.js';

function sumOfDelays(error: unknown): number {
  let sum = 0;
  for (let failures = 1; ; failures += 1) {
    const wait = writeRetryDelay(failures, error);
    if (wait === undefined) return sum;
    sum += wait;
  }
}

describe('writeRetryDelay', () => {
  it('outlasts a database that is unavailable for ten minutes', () => {
    const unavailable = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    expect(sumOfDelays(unavailable)).toBeGreaterThan(10 * 60_000);
  });

  it('stops within seconds if the database rejects the write', () => {
    const rejected = Object.assign(new Error('value too long'), { code: '22001' });
    expect(sumOfDelays(rejected)).toBeLessThan(15_000);
  });
});
