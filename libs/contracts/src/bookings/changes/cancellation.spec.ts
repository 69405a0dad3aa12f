import { describe, expect, it } from '@jest/globals';
import { cancellationOf, isFreeRequest, lateCancelFee } from './cancellation.js';

const terms = { freeCancelHours: 24, lateCancelPercent: 50 };
const ride = { bookingDate: '2026-12-05', bookingTime: '14:30' };
const tooLate = new Date('2026-12-05T12:00:00+04:00');

describe('cancelling a ride', () => {
  const free = { kind: 'until', moment: new Date('2026-12-04T14:30:00+04:00') };

  it.each([
    ['2026-12-04T14:29:59.999+04:00', free],
    ['2026-12-04T14:30:00.000+04:00', free],
    ['2026-12-04T14:30:00.001+04:00', { kind: 'late' }],
  ])('is free up to and including the announced moment: at %s [III-5]', (now, expected) => {
    expect(cancellationOf(terms, ride, new Date(now))).toEqual(expected);
  });

  it.each([{ lateCancelPercent: 0 }, { freeCancelHours: 0 }])('is always free with %j', (free) => {
    expect(cancellationOf({ ...terms, ...free }, ride, tooLate)).toEqual({ kind: 'free' });
  });

  it.each([undefined, { ...ride, bookingDate: '' }, { ...ride, bookingTime: null }])(
    'is free until some hours before a start that is not known: %j',
    (unknown) => {
      expect(cancellationOf(terms, unknown, tooLate)).toEqual({ kind: 'hours' });
    },
  );

  it('is free for a request without a vehicle until it is confirmed', () => {
    expect(cancellationOf(terms, ride, tooLate, true)).toEqual({ kind: 'request' });
  });

  it.each([
    [40, 50, 20],
    [70.1, 15, 10.52],
    [33.33, 100, 33.33],
  ])('late costs of $%d at %d percent $%d', (totalPrice, lateCancelPercent, fee) => {
    expect(lateCancelFee(totalPrice, { lateCancelPercent })).toBe(fee);
  });
});

describe('a request whose cancellation is free although it is late', () => {
  const request = { ...ride, status: 'pending', terms, cancellation: { feeUsd: 0, isToBeAgreed: false } };

  it('has no fee yet', () => {
    expect(isFreeRequest(request, tooLate)).toBe(true);
  });

  it.each([
    ['is confirmed', { status: 'confirmed' }, tooLate],
    ['has a fee', { cancellation: { feeUsd: 20, isToBeAgreed: false } }, tooLate],
    ['has a fee to be agreed', { cancellation: { feeUsd: 0, isToBeAgreed: true } }, tooLate],
    ['can no longer be cancelled', { cancellation: null }, tooLate],
    ['is not late', {}, new Date('2026-12-04T14:30:00+04:00')],
  ])('is not one that %s', (_what, difference, now) => {
    expect(isFreeRequest({ ...request, ...difference }, now)).toBe(false);
  });
});
