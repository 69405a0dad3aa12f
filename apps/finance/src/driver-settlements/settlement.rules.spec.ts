import { randomUUID } from 'node:crypto';
import { driverSettlement, type SettleDriverCommand } from '@chauffeur/contracts/finance/driver-settlement';
import { CodedError } from '@chauffeur/service-kit';
import { describe, expect, it } from '@jest/globals';
import { paymentsOf, requireRides, requireUnpaid, totalOf } from './settlement.rules.js';

const rides = ['BK20261101-AAAAAAAA', 'BK20261102-BBBBBBBB'].map((referenceNumber) => ({
  id: randomUUID(),
  referenceNumber,
  customerName: 'Emily Carter',
}));
const [first, second] = rides.map(({ id }) => id) as [string, string];
const driver = { id: randomUUID(), name: 'Elvin Mammadov' };
const command: SettleDriverCommand = {
  request: {
    driverId: driver.id,
    from: '2026-11-01',
    to: '2026-11-30',
    transactionDate: '2026-12-01',
    paymentMethod: 'Cash',
    lines: [
      { bookingId: second, amountUsd: 0.1 },
      { bookingId: first, amountUsd: 0.2 },
    ],
  },
  driver,
  rides,
  idempotencyKey: null,
};

const errorsOf = (check: () => void) => {
  try {
    check();
  } catch (error) {
    if (error instanceof CodedError) return { code: error.code, errors: error.errors };
    throw error;
  }
  return null;
};

describe('the settlement of a driver', () => {
  it('is a completed payment for each line, with its booking and the driver', () => {
    expect(paymentsOf(command)).toEqual(
      [
        { bookingId: second, amount: 0.1, bookingReference: 'BK20261102-BBBBBBBB' },
        { bookingId: first, amount: 0.2, bookingReference: 'BK20261101-AAAAAAAA' },
      ].map((line) => ({
        ...line,
        transactionType: 'driver_payment',
        currency: 'USD',
        status: 'completed',
        transactionDate: '2026-12-01',
        paymentMethod: 'Cash',
        description: `Driver payment for booking ${line.bookingReference}`,
        customerName: 'Emily Carter',
        driverId: driver.id,
        driverName: 'Elvin Mammadov',
      })),
    );
  });

  it('adds up in cents', () => {
    expect(totalOf(paymentsOf(command))).toBe(0.3);
    expect(totalOf([])).toBe(0);
    // In binary fractions 1.15 * 100 is a little less than 115.
    expect(totalOf([{ amount: 1.15 }])).toBe(1.15);
  });

  it('may total more than one payment can', () => {
    const amount = 9_999_999_999.99;
    const settlement = { id: randomUUID(), totalUsd: totalOf([{ amount }, { amount }]), payments: [] };
    expect(driverSettlement.parse(settlement).totalUsd).toBe(19_999_999_999.98);
  });

  it('may only have completed rides of the driver', () => {
    expect(errorsOf(() => requireRides(command))).toBeNull();
    expect(errorsOf(() => requireRides({ ...command, rides: rides.slice(1) }))).toEqual({
      code: 'settlement.rideChanged',
      errors: [{ field: 'lines.1', code: 'settlement.rideChanged', params: { bookingId: first } }],
    });
  });

  it('may have no paid ride, and names the paid ones', () => {
    const isSecondPaid = (bookingId: string, driverId: string) =>
      bookingId === second && driverId === driver.id;
    expect(errorsOf(() => requireUnpaid(command, () => false))).toBeNull();
    expect(errorsOf(() => requireUnpaid(command, isSecondPaid))).toEqual({
      code: 'settlement.alreadyPaid',
      errors: [
        {
          field: 'lines.0',
          code: 'settlement.alreadyPaid',
          params: { reference: 'BK20261102-BBBBBBBB', bookingId: second },
        },
      ],
    });
  });
});
