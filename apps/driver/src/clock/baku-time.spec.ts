import { describe, expect, it } from '@jest/globals';
import { bakuDay, bakuTime } from './baku-time';

const lateEvening = Date.parse('2031-03-05T20:30:00Z');

describe('the time in Baku', () => {
  it('is four hours ahead of UTC, also past midnight', () => {
    expect(bakuTime(lateEvening)).toBe('00:30');
    expect(bakuDay(lateEvening)).toMatchObject({ day: 6, month: 3, weekday: 4 });
  });

  it('counts days so that they can be compared', () => {
    const { number } = bakuDay(lateEvening);
    expect(bakuDay(lateEvening - 3_600_000).number).toBe(number - 1);
    expect(bakuDay(Date.parse('2031-03-09T12:00:00Z'))).toMatchObject({ number: number + 3, weekday: 7 });
  });
});
