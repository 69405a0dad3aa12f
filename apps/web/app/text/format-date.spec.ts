import { describe, expect, it } from '@jest/globals';
import { formatDateInSentence } from './format-date';

describe('a date inside a sentence', () => {
  it.each([
    ['en', '21 November 2026'],
    ['ru', '21 ноября 2026'],
  ] as const)('goes before a full stop and after a preposition: %s', (language, written) => {
    expect(formatDateInSentence('2026-11-21', language)).toBe(written);
  });
});
