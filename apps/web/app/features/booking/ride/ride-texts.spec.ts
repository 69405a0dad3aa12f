import { describe, expect, it } from '@jest/globals';
import { headlineOf, moneyOf } from './ride-texts';

describe('an amount on the ride page', () => {
  it('is converted as the booking was, without binary fractions', () => {
    expect(moneyOf({ currency: 'AZN', exchangeRate: 1.7 }, 40.15, 'en')).toBe('₼68.26 ($40.15)');
    expect(moneyOf({ currency: 'USD', exchangeRate: 1 }, 40.15, 'en')).toBe('$40.15');
  });
});

describe('what the ride page says first', () => {
  const ride = {
    status: 'confirmed' as const,
    driver: null,
    driverProgress: [],
    contactsFromHours: 24,
    startsAt: '2030-05-01T06:30:00.000Z',
  };

  it('promises the driver for a time that is still to come', () => {
    expect(headlineOf(ride, new Date('2030-04-30T06:29:00Z'))).toBe('confirmed');
    expect(headlineOf(ride, new Date('2030-04-30T06:30:00Z'))).toBe('driverSoon');
    expect(headlineOf({ ...ride, startsAt: null }, new Date('2030-05-01T00:00:00Z'))).toBe('confirmed');
  });
});
