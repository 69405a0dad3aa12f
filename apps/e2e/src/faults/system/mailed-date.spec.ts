import { describe, expect, it } from '@jest/globals';
import { namesDate } from './mailed-date.ts';

const mailOf = (text: string) => ({
  messageId: '<d1@company.example>',
  recipient: 'a@example.com',
  customer: 'a@example.com',
  offeredBefore: 0,
  at: 0,
  source: `Subject: Ride\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text}\r\n`,
});
const asked = (language: string) => ({
  customer: 'a@example.com',
  idempotencyKey: 'k',
  isManual: false,
  answers: [],
  body: { language, bookingDate: '2026-11-22' },
});

describe('namesDate', () => {
  it('finds the date in the words of either language', async () => {
    expect(await namesDate(mailOf('Sunday, 22 November 2026'), asked('en'))).toBe(true);
    expect(await namesDate(mailOf('воскресенье, 22 ноября 2026 г.'), asked('ru'))).toBe(true);
  });

  it('takes no other day for it', async () => {
    expect(await namesDate(mailOf('Saturday, 21 November 2026'), asked('en'))).toBe(false);
  });
});
