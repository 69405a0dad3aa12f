import { describe, expect, it } from '@jest/globals';
import { expiryOf, storedHashOf, randomSeed, randomToken, successorOf } from './refresh-token.rules.js';

describe('the successor of a refresh token', () => {
  it('is the same each time, and another for another token or seed', () => {
    const [token, seed] = [randomToken(), randomSeed()];
    const successor = successorOf(token, seed);
    expect(successorOf(token, seed)).toBe(successor);
    expect(successor).toMatch(/^[\w-]{43}$/);
    expect([successorOf(randomToken(), seed), successorOf(token, randomSeed())]).not.toContain(successor);
    expect(successorOf(storedHashOf(token), seed)).not.toBe(successor);
  });
});

describe('the expiry of a refresh token', () => {
  const now = new Date('2026-11-21T10:00:00Z');

  it('is two weeks away while the session is young', () => {
    expect(expiryOf(now, now, 30)).toEqual(new Date('2026-12-05T10:00:00Z'));
  });

  it('never passes the absolute end of the session', () => {
    const began = new Date('2026-10-25T10:00:00Z');
    expect(expiryOf(now, began, 30)).toEqual(new Date('2026-11-24T10:00:00Z'));
    expect(expiryOf(now, began, 20) < now).toBe(true);
  });
});
