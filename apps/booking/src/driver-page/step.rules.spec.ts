import { hourMs, minuteMs } from '@chauffeur/contracts/time/durations';
import { describe, expect, it } from '@jest/globals';
import { isAnswerToLatestOffer, stepTimeOf, requirePossibleStep } from './step.rules.js';

const now = new Date('2031-05-01T06:00:00Z');
const at = (milliseconds: number) => new Date(now.getTime() + milliseconds);

describe('when a step counts as taken', () => {
  it('is when it was pressed, or now if the clock is far ahead', () => {
    for (const pressed of [at(-24 * hourMs), at(0), at(2 * minuteMs)])
      expect(stepTimeOf(pressed, now)).toBe(pressed);
    expect(stepTimeOf(at(2 * minuteMs + 1), now)).toBe(now);
  });

  it('must be at most a day ago', () => {
    expect(() => stepTimeOf(at(-24 * hourMs - 1), now)).toThrow('step.tooOld');
  });
});

it('a step answers the latest question if the page showed it, or else if it was pressed later', () => {
  const asked = now.toISOString();
  const pressed = (since: Date | null, happenedAt: Date) =>
    isAnswerToLatestOffer(
      { since: since && since.toISOString(), happenedAt: happenedAt.toISOString() },
      asked,
    );
  expect(pressed(now, at(minuteMs))).toBe(true);
  expect(pressed(at(-minuteMs), at(minuteMs))).toBe(false);
  expect(pressed(null, now)).toBe(true);
  expect(pressed(null, at(-1))).toBe(false);
});

describe('the time of a step', () => {
  const windows = [
    { to: 'declined' as const, from: null, until: now },
    { to: 'on_the_way' as const, from: now, until: at(hourMs) },
  ];

  it('includes its first and its last moment', () => {
    expect(() => requirePossibleStep(windows, 'on_the_way', at(-1))).toThrow('step.tooEarly');
    for (const moment of [now, at(hourMs)])
      expect(() => requirePossibleStep(windows, 'on_the_way', moment)).not.toThrow();
    expect(() => requirePossibleStep(windows, 'on_the_way', at(hourMs + 1))).toThrow('step.notPossible');
  });

  it('has an error for a step that is too late to decline, and for one that is not possible', () => {
    expect(() => requirePossibleStep(windows, 'declined', at(1))).toThrow('step.tooLate');
    expect(() => requirePossibleStep(windows, 'arrived', now)).toThrow('step.notPossible');
  });
});
