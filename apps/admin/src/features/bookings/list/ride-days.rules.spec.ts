import { todayInBaku } from '@chauffeur/contracts/time/today-in-baku';
import { describe, expect, it } from '@jest/globals';
import { dayAfter } from '../../../text/day-after';
import { periodOf } from './ride-days.rules';

describe('the days of a preset', () => {
  it.each([
    // One minute before midnight in Baku and one after it; both are the same day in Los Angeles.
    ['2031-03-01T19:59:00Z', '2031-03-01', '2031-03-02', '2031-03-07'],
    ['2031-03-01T20:01:00Z', '2031-03-02', '2031-03-03', '2031-03-08'],
    ['2031-12-31T20:01:00Z', '2032-01-01', '2032-01-02', '2032-01-07'],
  ])('at %s are those of Baku [I-47]', (moment, today, tomorrow, last) => {
    const now = todayInBaku(new Date(moment));
    expect(periodOf('today', now)).toEqual({ from: today, to: today });
    expect(periodOf('tomorrow', now)).toEqual({ from: tomorrow, to: tomorrow });
    expect(periodOf('week', now)).toEqual({ from: today, to: last });
    expect(dayAfter(periodOf('past', now).to, 1)).toBe(today);
  });
});
