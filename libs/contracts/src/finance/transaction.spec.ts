import { describe, expect, it } from '@jest/globals';
import { isIncome, signedAmount, transactionTypes } from './transaction.js';

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
