import { describe, expect, it } from '@jest/globals';
import { namesDate } from './day-turn.ts';

const emailOf = (text: string) => ({
  messageId: '<d1@company.example>',
  recipient: 'a@example.com',
  customer: 'a@example.com',
  offeredBefore: 0,
  at: 0,
  source: `Subject: Ride\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text}\r\n`,
});
const requested = (language: string) => ({
  customer: 'a@example.com',
  idempotencyKey: 'k',
  isManual: false,
  responses: [],
  body: { language, bookingDate: '2026-11-22' },
});

describe('namesDate', () => {
  it('finds the date in the words of either language', async () => {
    expect(await namesDate(emailOf('Sunday, 22 November 2026'), requested('en'))).toBe(true);
    expect(await namesDate(emailOf('воскресенье, 22 ноября 2026 г.'), requested('ru'))).toBe(true);
  });

  it('does not match another day', async () => {
    expect(await namesDate(emailOf('Saturday, 21 November 2026'), requested('en'))).toBe(false);
  });
});
