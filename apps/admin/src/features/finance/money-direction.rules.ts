import { aznPerUsd, type TransactionResponse } from '@chauffeur/contracts/finance/transaction';

type Money = Pick<TransactionResponse, 'amount' | 'currency'>;

/** Only revenue is income (specification, section 3); everything else is an expense. */
export function isIncome({ transactionType }: Pick<TransactionResponse, 'transactionType'>): boolean {
  return transactionType === 'revenue';
}

/** Green from 0 on, else red (specification, section 9). */
export function profitTone(netProfit: number): 'success' | 'error' {
  return netProfit >= 0 ? 'success' : 'error';
}

/** An amount in USD, to the cent: AZN is divided by 1.7 (specification, section 9). */
export function usdOf({ amount, currency }: Money): number {
  if (currency === 'USD') return amount;
  // Whole cents, times ten over seventeen: 0.005 as a binary fraction rounds either way.
  return Math.round((Math.round(amount * 100) * 10) / (aznPerUsd * 10)) / 100;
}
