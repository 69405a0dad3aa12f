import { describe, expect, it } from '@jest/globals';
import { transactionTypes } from '@chauffeur/contracts/finance/transaction';
import { isIncome, profitTone } from './money-direction.rules';

describe('the direction of money', () => {
  it('is inward for revenue alone [B3.28]', () => {
    expect(transactionTypes.filter((transactionType) => isIncome({ transactionType }))).toEqual(['revenue']);
  });

  it('is green for a profit of 0 or more, else red [B9.17]', () => {
    expect([0.01, 0, -0.01].map(profitTone)).toEqual(['success', 'success', 'error']);
  });
});
