import { describe, expect, it } from '@jest/globals';
import { lockedUntil } from './sign-in.rules.js';

const now = new Date('2026-11-21T10:00:00Z');

describe('lockedUntil', () => {
  it('forgives a few slips', () => {
    expect(lockedUntil(4, now)).toBeNull();
  });

  it('locks longer with each further guess, but never for more than a quarter of an hour', () => {
    expect(lockedUntil(5, now)).toEqual(new Date('2026-11-21T10:00:15Z'));
    expect(lockedUntil(7, now)).toEqual(new Date('2026-11-21T10:01:00Z'));
    expect(lockedUntil(1_000, now)).toEqual(new Date('2026-11-21T10:15:00Z'));
  });
});
