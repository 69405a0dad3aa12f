import { describe, expect, it } from '@jest/globals';
import type { BookingStatus } from '../bookings/booking.js';
import { outdatedDriverPayments, type PaidRide } from './outdated-driver-payments.js';

const at = (hour: number) => `2026-11-22T${String(hour).padStart(2, '0')}:00:00.000Z`;
const [elvin, rashad] = ['0198c0de-0000-7000-8000-000000000011', '0198c0de-0000-7000-8000-000000000012'];

const payment = {
  transactionType: 'driver_payment',
  status: 'completed',
  driver: { id: elvin },
  updatedAt: at(12),
} as const;

/** A ride with these statuses at these hours; the payment was last saved at 12. */
function rideWith(...statuses: [BookingStatus, number][]): PaidRide {
  const history = statuses.map(([toStatus, hour]) => ({ toStatus, changedAt: at(hour) }));
  const status = statuses.at(-1)?.[0] ?? 'pending';
  return { totalPrice: 60, durationMinutes: 60, driver: { id: elvin }, status, history, assignments: [] };
}

const driven = rideWith(['pending', 8], ['completed', 10]);

describe('outdated payments to drivers', () => {
  it.each([
    ['driven as it was', driven, null],
    ['cancelled', rideWith(['completed', 10], ['cancelled', 13]), 'cancelled'],
    ['cancelled before it', rideWith(['pending', 8], ['cancelled', 11]), null],
    ['reopened', rideWith(['completed', 10], ['confirmed', 13]), 'reopened'],
    ['completed again', rideWith(['completed', 10], ['confirmed', 13], ['completed', 14]), null],
    ['paid in advance', rideWith(['pending', 8], ['confirmed', 13]), null],
  ] as const)('have what has ended the ride: %s', (_what, ride, ended) => {
    const found = outdatedDriverPayments(ride, [payment], []);
    expect(found.map((one) => one.ended)).toEqual(ended ? [ended] : []);
  });

  it.each([
    ['another one since', rashad, 13, true],
    ['another one before', rashad, 11, false],
    ['the same one again', elvin, 13, false],
  ] as const)(
    'are those for a ride with another driver since they were made: %s',
    (_what, driverId, hour, isOtherDriver) => {
      const ride = { ...driven, driver: { id: driverId }, assignments: [{ assignedAt: at(hour) }] };
      const found = outdatedDriverPayments(ride, [payment], []);
      expect(found.map((one) => one.isOtherDriver)).toEqual(isOtherDriver ? [true] : []);
    },
  );

  it.each([
    ['since', [[13, 80, 60]], [[80, 60]]],
    [
      'twice since',
      [
        [14, 70, 60],
        [13, 80, 70],
      ],
      [[80, 60]],
    ],
    [
      'and back',
      [
        [14, 70, 60],
        [13, 60, 70],
      ],
      [],
    ],
    ['before', [[11, 80, 60]], []],
  ] as const)('have the price before and now: changed %s', (_when, prices, expected) => {
    const changes = prices.map(([hour, from, to]) => ({
      changedAt: at(hour),
      changes: [
        { field: 'totalPrice', from, to },
        { field: 'customerName', from: 'Emily', to: 'Emma' },
      ],
    }));
    const found = outdatedDriverPayments(driven, [payment], changes);
    expect(found.flatMap((one) => one.changes.map(({ from, to }) => [from, to]))).toEqual(expected);
  });

  it('are neither those that staff have cancelled, nor other expenses', () => {
    const ride = rideWith(['completed', 10], ['cancelled', 13]);
    const others = [
      { ...payment, status: 'cancelled' },
      { ...payment, transactionType: 'fuel' },
    ] as const;
    expect(outdatedDriverPayments(ride, others, [])).toEqual([]);
  });
});
