import { aznPerUsd, type TransactionResponse } from '@chauffeur/contracts/finance/transaction';

type Money = Pick<TransactionResponse, 'amount' | 'currency'>;

/** Converts an amount to USD, to the cent: AZN is divided by 1.7 (specification, section 9). */
export function usdOf({ amount, currency }: Money): number {
  if (currency === 'USD') return amount;
  // In whole cents, times 10 / 17: 0.005 as a binary fraction would round either way.
  return Math.round((Math.round(amount * 100) * 10) / (aznPerUsd * 10)) / 100;
}
