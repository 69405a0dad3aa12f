import { describe, expect, it } from '@jest/globals';
import { pauseBeforeWritingAgain } from './write-again.js';

function patienceWith(error: unknown): number {
  let sum = 0;
  for (let failures = 1; ; failures += 1) {
    const wait = pauseBeforeWritingAgain(failures, error);
    if (wait === undefined) return sum;
    sum += wait;
  }
}

describe('pauseBeforeWritingAgain', () => {
  it('outlasts a database that is away for ten minutes', () => {
    const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    expect(patienceWith(away)).toBeGreaterThan(10 * 60_000);
  });

  it('gives up what the database refuses after some seconds', () => {
    const refused = Object.assign(new Error('value too long'), { code: '22001' });
    expect(patienceWith(refused)).toBeLessThan(15_000);
  });
});
