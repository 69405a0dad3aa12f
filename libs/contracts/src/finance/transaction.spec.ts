import { describe, expect, it } from '@jest/globals';
import { isAllowedAmount, isIncome, signedAmount, transactionTypes, usdOf } from './transaction.js';

describe('the direction of money', () => {
  it('is inward for revenue alone [B3.28]', () => {
    expect(transactionTypes.filter((transactionType) => isIncome({ transactionType }))).toEqual(['revenue']);
  });

  it('is the sign of an amount, of which 0 has none [B3.28]', () => {
    const signed = (transactionType: 'revenue' | 'fuel', amount: number) =>
      signedAmount({ transactionType, amount });
    expect([signed('revenue', 9.5), signed('fuel', 9.5)]).toEqual([9.5, -9.5]);
    expect(Object.is(signed('fuel', 0), 0)).toBe(true);
  });
});

it('a payment for a booking is at least a cent; another transaction may be 0', () => {
  const isAllowed = (amount: number, transactionType: 'revenue' | 'fuel', bookingId: string | null) =>
    isAllowedAmount({ amount, transactionType, bookingId });
  expect([isAllowed(0, 'revenue', 'booking'), isAllowed(0.01, 'revenue', 'booking')]).toEqual([false, true]);
  expect([isAllowed(0, 'revenue', null), isAllowed(0, 'fuel', 'booking')]).toEqual([true, true]);
});

describe('an amount in USD', () => {
  it.each([
    [170, 'AZN', 100],
    [0.01, 'AZN', 0.01],
    [1.15, 'AZN', 0.68],
    [1.15, 'USD', 1.15],
  ] as const)(
    'is divided by 1.7 and rounded to the cent: %d %s are %d [B9.14, P9.7]',
    (amount, currency, usd) => {
      expect(usdOf({ amount, currency })).toBe(usd);
    },
  );

  it('has the cents that a stored payment in AZN counts beside its own amount', () => {
    const counted = [0.01, -0.02, 0.29].map((roundingUsd) =>
      usdOf({ amount: 20, currency: 'AZN', roundingUsd }),
    );
    expect(counted).toEqual([11.77, 11.74, 12.05]);
  });
});
