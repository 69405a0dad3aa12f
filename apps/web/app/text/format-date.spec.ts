import { describe, expect, it } from '@jest/globals';
import { formatDateInSentence, formatRideDate, formatRideDay } from './format-date';

describe('a date inside a sentence', () => {
  it.each([
    ['en', '21\u00A0November 2026'],
    ['ru', '21\u00A0ноября 2026'],
  ] as const)('goes before a full stop and after a preposition: %s', (language, written) => {
    expect(formatDateInSentence('2026-11-21', language)).toBe(written);
  });
});

describe('a ride’s date', () => {
  it.each([
    ['en', 'Monday, 4\u00A0January 2027', '4\u00A0January'],
    ['ru', 'понедельник, 4\u00A0января 2027\u00A0г.', '4\u00A0января'],
  ] as const)('has no line break between day and month: %s', (language, written, day) => {
    expect(formatRideDate('2027-01-04', language)).toBe(written);
    expect(formatRideDay('2027-01-04', language)).toBe(day);
  });
});
