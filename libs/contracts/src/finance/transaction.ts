import { z } from 'zod';

export const transactionTypes = [
  'revenue',
  'driver_payment',
  'car_rental',
  'fuel',
  'maintenance',
  'insurance',
  'other_expense',
  'other',
] as const;
export const transactionStatuses = ['completed', 'pending', 'cancelled'] as const;
/** Transactions are kept in the two currencies that the company takes. */
export const transactionCurrencies = ['USD', 'AZN'] as const;

export const transactionType = z.enum(transactionTypes);
export const transactionStatus = z.enum(transactionStatuses);
export const transactionCurrency = z.enum(transactionCurrencies);
export type TransactionType = z.infer<typeof transactionType>;
export type TransactionStatus = z.infer<typeof transactionStatus>;
export type TransactionCurrency = z.infer<typeof transactionCurrency>;
