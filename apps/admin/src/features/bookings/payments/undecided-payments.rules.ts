import { readProductDescription } from '@chauffeur/contracts/finance/product-description';
import type { TransactionResponse } from '@chauffeur/contracts/finance/transaction';

/** Whether something was received for a cancelled booking besides the part that staff have decided to keep. */
export function hasUndecidedPayments(
  transactions: readonly Pick<TransactionResponse, 'transactionType' | 'status' | 'description'>[],
): boolean {
  return transactions.some(
    ({ transactionType, status, description }) =>
      transactionType === 'revenue' &&
      status === 'completed' &&
      readProductDescription(description)?.kind !== 'retained',
  );
}
