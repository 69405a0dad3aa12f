import { describe, expect, it } from '@jest/globals';
import {
  excessOf,
  isFeePaid,
  retainedUsd,
  openAmountOf,
  paymentsDecision,
  paymentStateOf,
} from './booking-payments.js';

describe('the payment of a booking', () => {
  it.each([
    [0, 0, 'toBeAgreed', 0],
    [0.5, 0, 'unpaid', 0.5],
    [60, 0.5, 'partPaid', 59.5],
    // In binary fractions 1.15 * 100 is a little less than 115.
    [1.15, 1.13, 'partPaid', 0.02],
    [60, 0, 'unpaid', 60],
    [99.5, 99.48, 'partPaid', 0.02],
    [99.5, 99.49, 'paid', 0],
    [99.5, 120, 'paid', 0],
    [0, 20, 'paid', 0],
    // 93.84 and 93.80 AZN.
    [55.2, 55.2, 'paid', 0],
    [55.2, 55.18, 'partPaid', 0.02],
  ] as const)(
    'of a price of %d with %d received is %s, and %d is open [I-40]',
    (totalPrice, paidUsd, state, open) => {
      expect(paymentStateOf({ totalPrice, paidUsd })).toBe(state);
      expect(openAmountOf({ totalPrice, paidUsd })).toBe(open);
    },
  );

  it.each([
    [99.5, 120, 20.5],
    [0.5, 1, 0.5],
    [99.5, 99.51, 0],
    [99.5, 40, 0],
    // Without an agreed price there is no excess.
    [0, 20, 0],
  ])('of a price of %d with %d received is more by %d', (totalPrice, paidUsd, excess) => {
    expect(excessOf({ totalPrice, paidUsd })).toBe(excess);
    expect(excessOf({ totalPrice, paidUsd, status: 'cancelled' })).toBe(0);
  });

  it.each([
    ['cancelled', 27.5, 27.5, 'paid', 0],
    ['cancelled', 27.5, 10, 'partPaid', 17.5],
    ['cancelled', 27.5, 0, 'unpaid', 27.5],
    // Without a fee nothing is due, whatever the price was.
    ['cancelled', null, 0, 'nothingDue', 0],
    ['cancelled', null, 27.5, 'receivedNothingDue', 0],
    ['cancelled', null, 0.5, 'receivedNothingDue', 0],
    ['cancelled', null, 55, 'receivedNothingDue', 0],
    ['cancelled', 0, 0, 'nothingDue', 0],
    // A fee can only be due for a cancelled booking.
    ['confirmed', null, 27.5, 'partPaid', 27.5],
  ] as const)(
    'of a %s booking with a fee of %d and %d received is %s, and %d is open',
    (status, feeDueUsd, paidUsd, state, open) => {
      const booking = { status, totalPrice: 55, feeDueUsd, paidUsd };
      expect(paymentStateOf(booking)).toBe(state);
      expect(openAmountOf(booking)).toBe(open);
    },
  );

  it.each([
    [27.5, 0, false],
    [27.5, 27.48, false],
    [27.5, 27.49, true],
    [27.5, 55, true],
    [null, 55, false],
  ])('covers a fee of %d with %d received: %s', (feeDueUsd, paidUsd, isPaid) => {
    expect(isFeePaid({ feeDueUsd, paidUsd })).toBe(isPaid);
  });

  it.each([
    ['keep', 99.5],
    ['return', 0],
    [{ keepUsd: 40 }, 40],
  ] as const)('stays by the decision %j: %d', (decision, retained) => {
    expect(retainedUsd(decision, 99.5)).toBe(retained);
  });

  it.each([
    ['keep', true],
    ['return', true],
    [{ keepUsd: 40 }, true],
    [{ keepUsd: 0.01 }, true],
    [{ keepUsd: 0 }, false],
    [{ keepUsd: 0.005 }, false],
    ['give', false],
  ])('is decided about with %j: %s', (decision, isValid) => {
    expect(paymentsDecision.safeParse(decision).success).toBe(isValid);
  });
});
