import type { TransactionResponse } from '@chauffeur/contracts/finance/transaction';

/** Received in cash, for no booking. */
export const someTransaction: TransactionResponse = {
  id: '6a0f6a3e-6c1f-4a4e-9d2b-0c9d5a1f7e11',
  transactionType: 'revenue',
  amount: 1250.5,
  currency: 'USD',
  transactionDate: '2026-11-21',
  description: 'Airport transfer',
  status: 'completed',
  paymentMethod: 'Cash',
  isDecided: false,
  receiptUrl: null,
  notes: null,
  booking: null,
  driver: null,
  createdBy: 'admin',
  version: 1,
  createdAt: '2026-11-21T09:00:00.000Z',
  updatedAt: '2026-11-21T09:00:00.000Z',
};
