import { z } from 'zod';
import { dayInput, rideDate } from '../time/baku-time.js';
import { idempotencyKeyMaxLength } from '../http/headers.js';
import { idInput } from '../http/id-input.js';
import { recordMetadata } from '../http/record.js';
import { amountInput, usdAmount } from '../money/money.js';
import { paymentMethodMaxLength } from '../money/payment-method.js';
import { optionalText, requiredText } from '../inputs/text.js';

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
/** Currencies of transactions: the two that the company accepts. */
export const transactionCurrencies = ['USD', 'AZN'] as const;

/** AZN per USD in finance (specification, constants), independent of the site's rate. */
export const aznPerUsd = 1.7;

export const transactionType = z.enum(transactionTypes);
export const transactionStatus = z.enum(transactionStatuses);
export const transactionCurrency = z.enum(transactionCurrencies);
export type TransactionType = z.infer<typeof transactionType>;
export type TransactionStatus = z.infer<typeof transactionStatus>;
export type TransactionCurrency = z.infer<typeof transactionCurrency>;

/** Max. length of the accepted texts of a transaction, in characters. */
export const transactionTextLimits = {
  description: 1000,
  paymentMethod: paymentMethodMaxLength,
  receiptUrl: 500,
  notes: 2000,
} as const;

const linkedId = (field: string) =>
  idInput(`${field}.invalid`)
    .nullish()
    .or(z.literal('').transform(() => null))
    .transform((id) => id ?? null);

/** The day of a transaction in Baku. */
export const transactionDay = dayInput('transactionDate', 'transactionDate.required');

/** The fields of `transactionRequest`, without its rule about several of them, for forms that have others beside them. */
export const transactionFields = z.object({
  transactionType: z.enum(transactionTypes, 'transactionType.required'),
  /** Never negative: the type determines whether it is income or expense. */
  amount: amountInput('amount'),
  currency: z.enum(transactionCurrencies, 'currency.required').default('USD'),
  transactionDate: transactionDay,
  description: requiredText('description', transactionTextLimits.description),
  status: z.enum(transactionStatuses, 'status.required').default('completed'),
  paymentMethod: optionalText('paymentMethod', transactionTextLimits.paymentMethod),
  /** An http or https address. */
  receiptUrl: optionalText('receiptUrl', transactionTextLimits.receiptUrl).pipe(
    z.url({ protocol: /^https?$/, error: 'receiptUrl.invalid' }).nullable(),
  ),
  notes: optionalText('notes', transactionTextLimits.notes),
  bookingId: linkedId('bookingId'),
  driverId: linkedId('driverId'),
});

/** The least payment for a booking, in its currency. */
export const minPayment = 0.01;

/** Whether an amount is allowed: money that came in for a booking is more than 0; other transactions may be 0. */
export function isAllowedAmount({
  transactionType,
  amount,
  bookingId,
}: Pick<z.infer<typeof transactionFields>, 'transactionType' | 'amount' | 'bookingId'>): boolean {
  return amount >= minPayment || transactionType !== 'revenue' || bookingId === null;
}

/** The error of an amount for which `isAllowedAmount` is false, as zod's `refine` takes it. */
export const nothingReceived = { path: ['amount'], error: 'amount.nothingReceived' };

/** A transaction that staff enter (specification, section 5 of the back office). */
export const transactionRequest = transactionFields
  .refine(isAllowedAmount, nothingReceived)
  .meta({ id: 'TransactionRequest' });
export type TransactionRequest = z.infer<typeof transactionRequest>;

/** Snapshots of the linked booking and driver, from when the transaction was saved. */
export const transactionBooking = z
  .object({ id: z.uuid(), referenceNumber: z.string(), customerName: z.string() })
  .meta({ id: 'TransactionBooking' });
export const transactionDriver = z
  .object({ id: z.uuid(), name: z.string() })
  .meta({ id: 'TransactionDriver' });
export type TransactionBooking = z.infer<typeof transactionBooking>;
export type TransactionDriver = z.infer<typeof transactionDriver>;

/**
 * The gateway's command to the finance service: the admin's request with booking's data of the linked booking and driver. Null
 * means that a record does not exist. Finance decides what follows from that, because transactions outlive drivers.
 */
export const saveTransactionCommand = z.object({
  request: transactionRequest,
  booking: transactionBooking.nullable(),
  driver: transactionDriver.nullable(),
  /** A repeat with the same key and request adds nothing. */
  idempotencyKey: z.string().max(idempotencyKeyMaxLength).nullable().default(null),
});
export type SaveTransactionCommand = z.output<typeof saveTransactionCommand>;

export const transactionResponse = z
  .object({
    id: z.uuid(),
    transactionType,
    amount: usdAmount,
    currency: transactionCurrency,
    /**
     * Cents in USD that a payment in AZN counts beside its own amount, so that the payments of its booking add up to their
     * sum in USD; may be negative.
     */
    roundingUsd: z.number().default(0),
    transactionDate: rideDate,
    description: z.string(),
    status: transactionStatus,
    paymentMethod: z.string().nullable(),
    receiptUrl: z.string().nullable(),
    notes: z.string().nullable(),
    booking: transactionBooking.nullable(),
    driver: transactionDriver.nullable(),
    /**
     * Whether it was decided that this money of a cancelled booking is retained or returned, or that a payment of a driver
     * stays though its booking was deleted.
     */
    isDecided: z.boolean().default(false),
    /** The id of the admin who entered it. */
    createdBy: z.string(),
    ...recordMetadata,
  })
  .meta({ id: 'Transaction' });
export type TransactionResponse = z.infer<typeof transactionResponse>;

/** Only revenue is income (specification, section 3); all other types are expenses. */
export function isIncome({ transactionType }: Pick<TransactionResponse, 'transactionType'>): boolean {
  return transactionType === 'revenue';
}

/**
 * Converts an amount to USD, to the cent: AZN is divided by 1.7 (specification, section 9). Totals add these cents, so that
 * they equal the sum of what they consist of.
 * @param roundingUsd of a stored transaction; without it the amount is converted by itself
 */
export function usdOf({
  amount,
  currency,
  roundingUsd = 0,
}: Pick<TransactionResponse, 'amount' | 'currency'> &
  Partial<Pick<TransactionResponse, 'roundingUsd'>>): number {
  if (currency === 'USD') return amount;
  // In whole cents, times 10 / 17: 0.005 as a binary fraction would round either way.
  const own = Math.round((Math.round(amount * 100) * 10) / (aznPerUsd * 10));
  return (own + Math.round(roundingUsd * 100)) / 100;
}

/** Returns the amount, negative for an expense, but never -0. */
export function signedAmount(transaction: Pick<TransactionResponse, 'transactionType' | 'amount'>): number {
  const { amount } = transaction;
  return isIncome(transaction) || amount === 0 ? amount : -amount;
}
