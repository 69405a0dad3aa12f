import { describe, expect, it } from '@jest/globals';
import { remainingFailures, waitingTime } from './throttle.rules.js';

const now = new Date('2026-11-21T10:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const failed = (failures: number, minutes = 0) => ({ failures, lastAt: ago(minutes) });

describe('the wait after wrong passwords', () => {
  it('forgives a few slips', () => {
    expect(waitingTime(failed(4), false, now)).toBe(0);
  });

  it('grows with each further one, to a quarter of an hour at most, and passes', () => {
    expect(waitingTime(failed(5), false, now)).toBe(15_000);
    expect(waitingTime(failed(7), false, now)).toBe(60_000);
    expect(waitingTime(failed(1_000), false, now)).toBe(15 * 60_000);
    expect(waitingTime(failed(1_000, 15), false, now)).toBe(0);
  });

  it('leaves each source a first try while the account is under attack', () => {
    expect(waitingTime(failed(0), true, now)).toBe(0);
    expect(waitingTime(failed(1), true, now)).toBe(15_000);
  });
});

describe('wrong passwords', () => {
  it('are forgiven one by one', () => {
    expect(remainingFailures(failed(6, 14), now)).toBe(6);
    expect(remainingFailures(failed(6, 31), now)).toBe(4);
    expect(remainingFailures(failed(6, 24 * 60), now)).toBe(0);
  });

  it('do not increase on a replica whose clock is behind', () => {
    expect(remainingFailures(failed(6, -16), now)).toBe(6);
  });
});
