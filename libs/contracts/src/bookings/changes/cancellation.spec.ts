import { describe, expect, it } from '@jest/globals';
import { cancellationOf } from './cancellation.js';

describe('cancelling a ride', () => {
  const terms = { freeCancelHours: 24, lateCancelPercent: 50 };
  const ride = { bookingDate: '2026-12-05', bookingTime: '14:30' };
  const free = { kind: 'until', moment: new Date('2026-12-04T14:30:00+04:00') };

  it.each([
    ['2026-12-04T14:29:59.999+04:00', free],
    ['2026-12-04T14:30:00.000+04:00', free],
    ['2026-12-04T14:30:00.001+04:00', { kind: 'late' }],
  ])('is free up to and including the announced moment: at %s [III-5]', (now, expected) => {
    expect(cancellationOf(terms, ride, new Date(now))).toEqual(expected);
  });
});
