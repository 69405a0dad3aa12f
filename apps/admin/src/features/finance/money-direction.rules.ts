import type { TransactionResponse } from '@chauffeur/contracts/finance/transaction';

/** Only revenue is income (specification, section 3); everything else is an expense. */
export function isIncome({ transactionType }: Pick<TransactionResponse, 'transactionType'>): boolean {
  return transactionType === 'revenue';
}

/** Green from 0 on, else red (specification, section 9). */
export function profitTone(netProfit: number): 'success' | 'error' {
  return netProfit >= 0 ? 'success' : 'error';
}
