import type { TransactionResponse } from '@chauffeur/contracts/finance/transaction';

/** Whether something was received for a cancelled booking about which staff have not decided. */
export function hasUndecidedPayments(
  transactions: readonly Pick<TransactionResponse, 'transactionType' | 'status' | 'isDecided'>[],
): boolean {
  return transactions.some(
    ({ transactionType, status, isDecided }) =>
      transactionType === 'revenue' && status === 'completed' && !isDecided,
  );
}
