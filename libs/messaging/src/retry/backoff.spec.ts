import { describe, expect, it } from '@jest/globals';
import { backoffMs } from './backoff.js';

const pauses = { initialMs: 500, maxMs: 4_000 };
const inTheMiddle = () => 0.5;

describe('backoff', () => {
  it('doubles up to the cap', () => {
    expect([1, 2, 3, 4, 5, 1_000].map((failures) => backoffMs(failures, pauses, inTheMiddle))).toEqual([
      500, 1_000, 2_000, 4_000, 4_000, 4_000,
    ]);
  });

  it('has a jitter of 20 % to both sides', () => {
    expect(backoffMs(1, pauses, () => 0)).toBe(400);
    expect(backoffMs(1, pauses, () => 1)).toBe(600);
  });
});
