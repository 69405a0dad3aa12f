import { describe, expect, it } from '@jest/globals';
import { changePercent, statisticsPeriod } from './statistics-period.rules.js';

describe('the period of the statistics', () => {
  it('compares this month with the same part of last month, in Baku', () => {
    expect(statisticsPeriod(new Date('2026-11-21T08:00:00Z'))).toMatchObject({
      thisMonth: new Date('2026-10-31T20:00:00Z'),
      lastMonth: new Date('2026-09-30T20:00:00Z'),
      lastMonthToDate: new Date('2026-10-21T08:00:00Z'),
    });
  });

  it('is already in the new month when UTC is not', () => {
    const { thisMonth, lastMonth, days } = statisticsPeriod(new Date('2026-12-31T20:30:00Z'));
    expect(thisMonth).toEqual(new Date('2026-12-31T20:00:00Z'));
    expect(lastMonth).toEqual(new Date('2026-11-30T20:00:00Z'));
    expect(days.at(-1)).toBe('2027-01-01');
  });

  it('ends with last month if that was shorter', () => {
    const { lastMonth, lastMonthToDate, thisMonth } = statisticsPeriod(new Date('2027-03-30T12:00:00Z'));
    expect(lastMonth).toEqual(new Date('2027-01-31T20:00:00Z'));
    expect(lastMonthToDate).toEqual(thisMonth);
  });

  it('has thirty days, today last', () => {
    const { days, firstDay } = statisticsPeriod(new Date('2026-11-21T08:00:00Z'));
    expect(days).toHaveLength(30);
    expect([days[0], days.at(-1)]).toEqual(['2026-10-23', '2026-11-21']);
    expect(firstDay).toEqual(new Date('2026-10-22T20:00:00Z'));
  });
});

describe('the change', () => {
  it.each([
    [25, 28, 12],
    [3, 5, 67],
    [28, 25, -11],
    [10, 10, 0],
    [4, 0, -100],
    [0, 7, null],
    [0, 0, null],
  ])('from %d to %d is %p [B2.3.5]', (before, now, percent) => {
    expect(changePercent(before, now)).toBe(percent);
  });
});
