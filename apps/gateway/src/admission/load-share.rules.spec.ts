import { describe, expect, it } from '@jest/globals';
import { fullShare, nextShare, shareOf, type LoadShare } from './load-share.rules.js';

const overload = { delayMs: 200, requests: 500, connections: 10 };
const calm = { delayMs: 10, requests: 500, connections: 10 };

/** Returns the share after `count` equal samples. */
function after(count: number, sample: typeof calm, from: LoadShare = fullShare): LoadShare {
  let share = from;
  for (let number = 0; number < count; number += 1) share = nextShare(share, sample);
  return share;
}

describe('the share of requests that is accepted', () => {
  it('is everything while the event loop is on time, or is late with few requests', () => {
    for (const sample of [calm, { delayMs: 900, requests: 20, connections: 40 }]) {
      const share = after(100, sample);
      expect([shareOf('page', share), shareOf('read', share)]).toEqual([1, 1]);
    }
  });

  it('has fewer pages when many connections are open although few requests were read', () => {
    expect(shareOf('page', after(7, { delayMs: 500, requests: 20, connections: 1000 }))).toBeLessThan(0.1);
  });

  it('is everything during a short burst of requests', () => {
    expect(shareOf('page', after(4, overload))).toBe(1);
    expect(shareOf('page', after(4, overload, after(1, calm)))).toBe(1);
  });

  it('has fewer pages within a second of load, and all reads until there are no pages', () => {
    const share = after(7, overload);
    expect(shareOf('page', share)).toBeLessThan(0.1);
    expect(shareOf('read', share)).toBe(1);
    expect(shareOf('read', after(14, overload))).toBeLessThan(0.5);
  });

  it('never falls to zero, and recovers fully within seconds', () => {
    const least = after(1000, overload);
    expect(shareOf('page', least)).toBeGreaterThan(0);
    expect(after(41, calm, least).share).toBe(2);
    // Not at once: the load might be the same with everything accepted again.
    expect(after(10, calm, least).share).toBeCloseTo(0.52);
    expect(shareOf('page', { share: 1.5, lateSamples: 0 })).toBe(0.5);
    expect(shareOf('page', fullShare)).toBe(1);
  });

  it('falls from 60 requests or 150 connections on, with a mean delay above 30 ms', () => {
    const falls = (delayMs: number, requests: number, connections: number) =>
      after(5, { delayMs, requests, connections }).share < fullShare.share;
    expect([falls(31, 60, 0), falls(31, 0, 150)]).toEqual([true, true]);
    expect([falls(31, 59, 149), falls(30, 60, 150)]).toEqual([false, false]);
  });

  it('always has all requests of staff, writes and health checks', () => {
    const least = after(1000, overload);
    expect((['staff', 'write', 'health'] as const).map((kind) => shareOf(kind, least))).toEqual([1, 1, 1]);
  });
});
