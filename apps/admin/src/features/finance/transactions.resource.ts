import { transactionResponse, type TransactionResponse } from '@chauffeur/contracts/finance/transaction';
import type { Resource } from '../../records/resource';

export const transactions: Resource<TransactionResponse> = {
  name: 'finance',
  path: '/api/admin/transactions',
  row: transactionResponse,
};
