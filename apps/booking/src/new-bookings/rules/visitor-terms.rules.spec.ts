import type { BookingTermsResponse } from '@chauffeur/contracts/bookings/booking-rules';
import { describe, expect, it } from '@jest/globals';
import { checkStart, isAutoConfirmed, isRejectedAsFull } from './visitor-terms.rules.js';

const terms: BookingTermsResponse = {
  bookingMode: 'instant',
  whenFull: 'request',
  requireTime: false,
  leadMinutes: 120,
  tourLeadMinutes: 720,
  whenTooSoon: 'request',
  horizonDays: 30,
  airportWaitMinutes: 60,
  freeWaitMinutes: 15,
  freeCancelHours: 24,
  lateCancelPercent: 50,
  changeUntilHours: 6,
  closedPeriods: [
    {
      startsAt: '2031-05-10T00:00:00+04:00',
      endsAt: '2031-05-11T00:00:00+04:00',
      reason: 'Grand Prix',
      reasonRu: 'Гран-при',
    },
  ],
};
/** 10:00 in Baku. */
const now = new Date('2031-05-01T06:00:00Z');
const ride = { bookingDate: '2031-05-01', bookingTime: '12:00', tourId: null, language: 'en' } as const;

describe('the start of a ride that a visitor books', () => {
  it('is urgent at shorter notice than that of its kind', () => {
    expect(checkStart(ride, terms, now)).toEqual({ urgent: false });
    expect(checkStart({ ...ride, bookingTime: '11:59' }, terms, now)).toEqual({ urgent: true });
    expect(checkStart({ ...ride, tourId: 'tour' }, terms, now)).toEqual({ urgent: true });
    expect(checkStart({ ...ride, bookingTime: null }, terms, now)).toEqual({ urgent: false });
  });

  it('is rejected if the terms do not allow it, in the language of the visitor', () => {
    const closed = { ...ride, bookingDate: '2031-05-10', language: 'ru' } as const;
    const errors = [{ field: 'bookingDate', code: 'bookingDate.closed', params: { reason: 'Гран-при' } }];
    expect(() => checkStart(closed, terms, now)).toThrow(expect.objectContaining({ errors }));
  });
});

describe('a booking that staff need not check', () => {
  const placed = { isHeld: true, totalPrice: 40, urgent: false };

  it('has a vehicle and a price and is not urgent, where bookings are confirmed at once', () => {
    expect(isAutoConfirmed(placed, terms)).toBe(true);
    expect(isAutoConfirmed({ ...placed, totalPrice: 0.01 }, terms)).toBe(true);
  });

  it.each([
    [{ ...placed, isHeld: false }, terms],
    [{ ...placed, totalPrice: 0 }, terms],
    [{ ...placed, urgent: true }, terms],
    [placed, { ...terms, bookingMode: 'request' as const }],
  ])('is none of %j', (booking, ofTerms) => {
    expect(isAutoConfirmed(booking, ofTerms)).toBe(false);
  });
});

describe('a ride without a free vehicle', () => {
  const full = { startsAt: now, vehicleId: null };

  it('is rejected if the visitor was shown that one is free, or if no requests are taken', () => {
    expect(isRejectedAsFull(full, 'held', terms)).toBe(true);
    expect(isRejectedAsFull(full, 'request', { whenFull: 'refuse' })).toBe(true);
    expect(isRejectedAsFull(full, 'request', terms)).toBe(false);
    expect(isRejectedAsFull(full, null, terms)).toBe(false);
  });

  it('is none if it has one, or no time', () => {
    expect(isRejectedAsFull({ ...full, vehicleId: 'vehicle' }, 'held', { whenFull: 'refuse' })).toBe(false);
    expect(isRejectedAsFull({ ...full, startsAt: null }, 'held', { whenFull: 'refuse' })).toBe(false);
  });
});
