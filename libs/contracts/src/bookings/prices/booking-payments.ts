import { z } from 'zod';
import { rideDate } from '../../baku-time.js';
import { enteredAmount } from '../../money.js';

/** How much has been received of a booking's price, or of the fee with which it is cancelled. */
export const paymentStates = ['toBeAgreed', 'unpaid', 'partPaid', 'paid'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** A list's filter by it; `notPaid` is all that is still owed. */
export const paymentFilter = z.enum([...paymentStates, 'notPaid'], 'payment.invalid');
export type PaymentFilter = z.infer<typeof paymentFilter>;

/** Cents that may be missing from a paid price: an amount in AZN seldom makes whole cents in USD. */
export const forgivenCents = 1;

interface PaidBooking {
  readonly totalPrice: number;
  readonly paidUsd: number;
}

const cents = (amount: number): number => Math.round(amount * 100);

interface CancelledBooking {
  readonly status?: string;
  readonly feeDueUsd?: number | null;
}

export function paymentStateOf(booking: PaidBooking & CancelledBooking): PaymentState {
  const { totalPrice, paidUsd, status, feeDueUsd } = booking;
  return stateOf(status === 'cancelled' ? (feeDueUsd ?? totalPrice) : totalPrice, paidUsd);
}

function stateOf(owedUsd: number, paidUsd: number): PaymentState {
  if (paidUsd <= 0) return owedUsd > 0 ? 'unpaid' : 'toBeAgreed';
  return cents(paidUsd) >= cents(owedUsd) - forgivenCents ? 'paid' : 'partPaid';
}

/** What is still to be received of a price, in USD; 0 where nothing is. */
export function openAmountOf({ totalPrice, paidUsd }: PaidBooking): number {
  if (stateOf(totalPrice, paidUsd) === 'paid') return 0;
  return Math.max(0, cents(totalPrice) - cents(paidUsd)) / 100;
}

/** How much more than an agreed price was received, in USD: a tip, or to be returned where the price was lowered since; 0 where it is no more. */
export function excessOf({ totalPrice, paidUsd }: PaidBooking): number {
  const excess = cents(paidUsd) - cents(totalPrice);
  return totalPrice > 0 && excess > forgivenCents ? excess / 100 : 0;
}

/** Whether what was received covers what is owed for a cancellation; false where nothing is. */
export function isFeePaid(booking: { readonly feeDueUsd: number | null; readonly paidUsd: number }): boolean {
  const { feeDueUsd, paidUsd } = booking;
  return feeDueUsd !== null && stateOf(feeDueUsd, paidUsd) === 'paid';
}

export const partToKeep = enteredAmount('keepUsd').min(0.01, 'keepUsd.belowMinimum');

/** What becomes of the money of a booking that does not take place: all of it, or a part in USD, or none stays. */
export const paymentsDecision = z.union(
  [z.literal('keep'), z.literal('return'), z.object({ keepUsd: partToKeep })],
  'payments.invalid',
);
export type PaymentsDecision = z.infer<typeof paymentsDecision>;

/** What stays of what was paid, in USD. */
export function retainedUsd(decision: PaymentsDecision, paidUsd: number): number {
  if (decision === 'return') return 0;
  return decision === 'keep' ? paidUsd : decision.keepUsd;
}

export const settlePaymentsRequest = z
  .object({ payments: paymentsDecision })
  .meta({ id: 'SettleBookingPayments' });
export type SettlePaymentsRequest = z.infer<typeof settlePaymentsRequest>;

/** Completed revenue that is linked to a booking. */
export const bookingPayments = z
  .object({
    bookingId: z.uuid(),
    /** Of all together; AZN is divided by 1.7. */
    receivedUsd: z.number().min(0),
    /** Those of the last one. */
    paymentMethod: z.string().nullable(),
    lastOn: rideDate.nullable(),
    /** Rises with every change. */
    sequence: z.number().int(),
  })
  .meta({ id: 'BookingPayments' });
export type BookingPayments = z.infer<typeof bookingPayments>;
