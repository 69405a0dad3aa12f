import { describe, expect, it } from '@jest/globals';
import { formatDay, formatMoment, formatMonth, formatRideDate } from './format-date';

describe('dates', () => {
  it('are month day, year in English, and in Russian as Russians write them [B9.19]', () => {
    expect(formatRideDate('2026-11-21', 'en')).toBe('Nov 21, 2026');
    expect(formatRideDate('2026-11-21', 'ru')).toBe('21 нояб. 2026 г.');
    expect(formatDay('2026-11-21', 'en')).toBe('Nov 21');
    expect(formatMonth('2026-11', 'en')).toBe('Nov 2026');
  });

  it('of moments are in the company’s time zone', () => {
    // 22:30 in London is the next day in Baku.
    expect(formatMoment('2026-11-21T22:30:00.000Z', 'en')).toMatch(/^Nov 22, 2026, 02:30$/);
  });
});
