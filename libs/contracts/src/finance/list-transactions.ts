import { z } from 'zod';
import { rideDate } from '../time/baku-time.js';
import { idInput } from '../http/id-input.js';
import { pageOf, pageQuery } from '../http/page.js';
import { tableFileOptions } from '../http/table-file.js';
import { paymentMethods } from '../money/payment-method.js';
import { searchText } from '../inputs/text.js';
import { transactionResponse, transactionStatus, transactionType } from './transaction.js';

/** Filter by payment method: a suggested one in whatever language it was chosen, or `other` for the rest and for none. */
export const paymentMethodFilters = [...paymentMethods, 'other'] as const;
export const paymentMethodFilter = z.enum(paymentMethodFilters, 'paymentMethod.invalid');

const filters = {
  /** First and last day in Baku, both included; an absent one leaves the period open. */
  from: rideDate.optional(),
  to: rideDate.optional(),
  type: transactionType.optional(),
  status: transactionStatus.optional(),
  bookingId: idInput('bookingId.invalid').optional(),
  driverId: idInput('driverId.invalid').optional(),
  paymentMethod: paymentMethodFilter.optional(),
  /** Searches description, notes, reference number, customer and driver. */
  search: searchText('search').optional(),
} as const;

/** Filter of transactions, for a list, totals or an export. */
export const transactionFilters = z.object(filters);
export type TransactionFilters = z.infer<typeof transactionFilters>;

/** Lists transactions by date, newest first. */
export const listTransactionsQuery = z.object({ ...filters, ...pageQuery });
export type ListTransactionsQuery = z.infer<typeof listTransactionsQuery>;

/** Exports all matching transactions as a file, with headings in the language. */
export const exportTransactionsQuery = z.object({ ...filters, ...tableFileOptions });
export type ExportTransactionsQuery = z.infer<typeof exportTransactionsQuery>;

export const transactionPage = pageOf(transactionResponse).meta({ id: 'TransactionPage' });
export type TransactionPage = z.infer<typeof transactionPage>;
