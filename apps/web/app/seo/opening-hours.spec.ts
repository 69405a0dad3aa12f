import { describe, expect, it } from '@jest/globals';
import { openingHours } from './opening-hours';

describe('business hours for search engines', () => {
  it.each([
    ['24 hours a day, 7 days a week', ['Mo-Su 00:00-24:00']],
    ['Open 24/7', ['Mo-Su 00:00-24:00']],
    ['Every day, 06:00 to 23:00', ['Mo-Su 06:00-23:00']],
    ['Daily 9:00–18:30', ['Mo-Su 09:00-18:30']],
    ['Mon-Fri 9:00-18:00', []],
    ['Every day, 9:00-13:00 and 14:00-18:00', []],
    ['Every day, 9:00 am to 6:00 pm', []],
    ['Daily 9:00 a.m.–10:30 P.M.', []],
    ['By appointment', []],
  ])('%s', (text, hours) => {
    expect(openingHours(text)).toEqual(hours);
  });
});
