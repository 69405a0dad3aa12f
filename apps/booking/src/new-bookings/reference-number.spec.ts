import { referenceNumber } from '@chauffeur/contracts/bookings/booking';
import { describe, expect, it } from '@jest/globals';
import { newReferenceNumber } from './reference-number.js';

describe('newReferenceNumber', () => {
  it('carries the day in Baku and eight characters without look-alikes [B9.24, P4.22, P9.20]', () => {
    for (let made = 0; made < 500; made += 1) {
      const number = newReferenceNumber('2026-11-21');
      expect(number).toMatch(/^BK20261121-/);
      expect(referenceNumber.safeParse(number).success).toBe(true);
    }
  });

  it('does not repeat itself', () => {
    const numbers = new Set(Array.from({ length: 1_000 }, () => newReferenceNumber('2026-11-21')));
    expect(numbers.size).toBe(1_000);
  });
});
