import { describe, expect, it } from '@jest/globals';
import type { BookingStatus } from '@chauffeur/contracts/bookings/booking';
import type { TransactionResponse } from '@chauffeur/contracts/finance/transaction';
import { pendingBooking } from '../../../../resources/fixtures/booking.fixture';
import { someTransaction } from '../../../../resources/fixtures/transaction.fixture';
import { outdatedDriverPayments } from './outdated-driver-payments.rules';

const at = (hour: number) => `2026-11-22T${String(hour).padStart(2, '0')}:00:00.000Z`;
const [elvin, rashad] = ['0198c0de-0000-7000-8000-000000000011', '0198c0de-0000-7000-8000-000000000012'];

const payment: TransactionResponse = {
  ...someTransaction,
  transactionType: 'driver_payment',
  driver: { id: elvin, name: 'Elvin Mammadov' },
  createdAt: at(12),
  updatedAt: at(12),
};

/** A ride with these statuses at these hours; the payment was last saved at 12. */
function rideWith(...statuses: [BookingStatus, number][]) {
  const history = statuses.map(([toStatus, hour]) => ({
    id: payment.id,
    fromStatus: null,
    toStatus,
    changedBy: 'staff',
    changedAt: at(hour),
  }));
  const driver = { id: elvin, name: 'Elvin Mammadov', phone: null };
  const status = statuses.at(-1)?.[0] ?? 'pending';
  return { ...pendingBooking, totalPrice: 60, durationMinutes: 60, driver, status, history };
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
      const driver = { ...driven.driver, id: driverId };
      const assignment = {
        id: payment.id,
        bookingId: driven.id,
        driverId,
        driverName: '',
        assignedBy: 'staff',
        notes: null,
        assignedAt: at(hour),
      };
      const found = outdatedDriverPayments({ ...driven, driver, assignments: [assignment] }, [payment], []);
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
