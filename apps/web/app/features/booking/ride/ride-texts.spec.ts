import { describe, expect, it } from '@jest/globals';
import { happened, headlineOf, moneyOf } from './ride-texts';

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

describe('what has happened to a ride', () => {
  const progress = [
    { step: 'booked' as const, at: '2030-04-01T06:00:00.000Z' },
    { step: 'confirmed' as const, at: '2030-04-01T07:00:00.000Z' },
  ];
  const driverProgress = [
    { step: 'on_the_way' as const, at: '2030-04-01T06:30:00.000Z' },
    { step: 'done' as const, at: '2030-05-01T07:30:00.000Z' },
  ];
  const steps = (...args: Parameters<typeof happened>) => happened(...args).map(({ step }) => step);

  it('is in its order, and over once', () => {
    expect(steps({ progress, driverProgress })).toEqual(['booked', 'on_the_way', 'confirmed', 'done']);
    const completed = { step: 'completed' as const, at: '2030-05-01T07:31:00.000Z' };
    expect(steps({ progress: [...progress, completed], driverProgress })).toEqual([
      'booked',
      'on_the_way',
      'confirmed',
      'completed',
    ]);
  });
});
