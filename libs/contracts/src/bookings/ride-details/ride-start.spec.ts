import { describe, expect, it } from '@jest/globals';
import { isTooSoon, lastBookableDay, startError } from './ride-start.js';

const terms = {
  requireTime: false,
  leadMinutes: 180,
  tourLeadMinutes: 720,
  whenTooSoon: 'refuse',
  horizonDays: 365,
  closedPeriods: [
    {
      startsAt: '2027-01-09T20:00:00.000Z',
      endsAt: '2027-01-10T20:00:00.000Z',
      reason: 'Our day off',
      reasonRu: 'Выходной',
    },
  ],
} as const;

/** 15:00 in Baku. */
const now = new Date('2027-01-05T11:00:30Z');

function errorOf(
  bookingDate: string,
  bookingTime: string | null,
  changes: Partial<Parameters<typeof startError>[1]> & { isTour?: boolean } = {},
) {
  const { isTour = false, ...other } = changes;
  return startError({ bookingDate, bookingTime, isTour }, { ...terms, ...other }, { now, language: 'ru' });
}

describe('the start of a ride', () => {
  it('is not in the past in Baku, and may be today without a time', () => {
    expect(errorOf('2027-01-05', '14:59')).toEqual({ field: 'bookingTime', code: 'bookingTime.past' });
    expect(errorOf('2027-01-05', '14:59', { whenTooSoon: 'request' })?.code).toBe('bookingTime.past');
    expect(errorOf('2027-01-05', '15:00', { leadMinutes: 0 })).toBeUndefined();
    expect(errorOf('2027-01-05', null)).toBeUndefined();
  });

  it('is as long ahead as the lead time, to the minute [I-12]', () => {
    expect(errorOf('2027-01-05', '18:00')).toBeUndefined();
    expect(errorOf('2027-01-05', '17:59')).toEqual({
      field: 'bookingTime',
      code: 'bookingTime.tooSoon',
      params: { hours: 3 },
    });
    expect(errorOf('2027-01-06', '03:00', { isTour: true })).toBeUndefined();
    expect(errorOf('2027-01-06', '02:59', { isTour: true })?.params).toEqual({ hours: 12 });
    // 125 minutes are no less than 2.1 hours.
    expect(errorOf('2027-01-05', '17:04', { leadMinutes: 125 })?.params).toEqual({ hours: 2.1 });
  });

  it('is urgent within the lead time, if such rides are accepted as requests', () => {
    const ride = { bookingDate: '2027-01-05', bookingTime: '16:00', isTour: false };
    const requests = { ...terms, whenTooSoon: 'request' } as const;
    expect(errorOf('2027-01-05', '16:00', { whenTooSoon: 'request' })).toBeUndefined();
    expect(isTooSoon(ride, requests, now)).toBe(true);
    expect(isTooSoon({ ...ride, bookingTime: '18:00' }, requests, now)).toBe(false);
    expect(isTooSoon({ ...ride, bookingTime: null }, requests, now)).toBe(false);
  });

  it('has a time if one is required', () => {
    expect(errorOf('2027-01-05', null, { requireTime: true })?.code).toBe('bookingTime.required');
  });

  it('is at most as many days ahead as the horizon [I-10]', () => {
    expect(lastBookableDay(terms, now)).toBe('2028-01-05');
    expect(errorOf('2028-01-05', '10:00')).toBeUndefined();
    expect(errorOf('2028-01-06', null)).toEqual({
      field: 'bookingDate',
      code: 'bookingDate.tooFar',
      params: { date: '2028-01-05' },
    });
    expect(errorOf('2028-02-29', '23:00')?.code).toBe('bookingDate.tooFar');
  });

  it('is outside closed periods, whatever its end', () => {
    expect(errorOf('2027-01-09', '23:00')).toBeUndefined();
    expect(errorOf('2027-01-10', '00:00')).toEqual({
      field: 'bookingDate',
      code: 'bookingDate.closed',
      params: { reason: 'Выходной' },
    });
    expect(errorOf('2027-01-10', null)?.code).toBe('bookingDate.closed');
    expect(errorOf('2027-01-11', '00:00')).toBeUndefined();
  });

  it('may be on a day that is only partly closed, without a time', () => {
    const closedPeriods = terms.closedPeriods.map((period) => ({
      ...period,
      endsAt: '2027-01-10T19:59:00.000Z',
    }));
    expect(errorOf('2027-01-10', null, { closedPeriods })).toBeUndefined();
    expect(errorOf('2027-01-10', '23:58', { closedPeriods })?.code).toBe('bookingDate.closed');
  });
});
