import { describe, expect, it } from '@jest/globals';
import { bakuMoment, pastSteps, headlineOf, moneyOf } from './ride-texts';

describe('an amount on the ride page', () => {
  it('is converted as the booking was, without binary fractions', () => {
    expect(moneyOf({ currency: 'AZN', exchangeRate: 1.7 }, 40.15, 'en')).toBe('₼68.26 ($40.15)');
    expect(moneyOf({ currency: 'USD', exchangeRate: 1 }, 40.15, 'en')).toBe('$40.15');
  });
});

describe('the headline of the ride page', () => {
  const ride = {
    status: 'confirmed' as const,
    driver: null,
    driverProgress: [],
    contactsFromHours: 24,
    bookingDate: '2030-05-01',
    startsAt: '2030-05-01T06:30:00.000Z',
    durationMinutes: 60,
  };

  it('promises the driver for a time that is still to come', () => {
    expect(headlineOf(ride, new Date('2030-04-30T06:29:00Z'))).toBe('confirmed');
    expect(headlineOf(ride, new Date('2030-04-30T06:30:00Z'))).toBe('driverSoon');
    expect(headlineOf({ ...ride, startsAt: null }, new Date('2030-05-01T00:00:00Z'))).toBe('confirmed');
  });

  it('promises nothing if the time of a ride has passed before staff have completed it', () => {
    const driver = { firstName: 'Elvin', phone: null, phoneE164: null };
    const [late, passed] = [new Date('2030-05-01T19:30:00Z'), new Date('2030-05-01T19:30:01Z')];
    expect(headlineOf({ ...ride, driver }, late)).toBe('driver');
    for (const stored of [ride, { ...ride, driver }, { ...ride, status: 'pending' as const }])
      expect(headlineOf(stored, passed)).toBe('passed');
    const onBoard = [{ step: 'on_board' as const, at: '2030-05-01T18:00:00.000Z' }];
    expect(headlineOf({ ...ride, driver, driverProgress: onBoard }, passed)).toBe('on_board');
  });
});

describe('the steps of a ride that have happened', () => {
  const progress = [
    { step: 'booked' as const, at: '2030-04-01T06:00:00.000Z' },
    { step: 'confirmed' as const, at: '2030-04-01T07:00:00.000Z' },
  ];
  const driverProgress = [
    { step: 'on_the_way' as const, at: '2030-04-01T06:30:00.000Z' },
    { step: 'done' as const, at: '2030-05-01T07:30:00.000Z' },
  ];
  const steps = (...args: Parameters<typeof pastSteps>) => pastSteps(...args).map(({ step }) => step);

  it('are in order, with one end', () => {
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

describe('a moment of a ride', () => {
  it.each([
    ['en', '22\u00A0Nov 2026, 14:30'],
    ['ru', '22\u00A0нояб. 2026\u00A0г., 14:30'],
  ] as const)('has no line break between a number and its word: %s', (language, written) => {
    expect(bakuMoment('2026-11-22T10:30:00Z', language)).toBe(written);
  });
});
