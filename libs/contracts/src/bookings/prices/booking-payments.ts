import { z } from 'zod';
import { rideDate } from '../../time/baku-time.js';
import { amountInput } from '../../money/money.js';

/**
 * Whether a booking's price, or the fee of its cancellation, has been received. Nothing is due for a booking that was
 * cancelled without a fee, whether or not something was received for it.
 */
export const paymentStates = [
  'toBeAgreed',
  'unpaid',
  'partPaid',
  'paid',
  'nothingDue',
  'receivedNothingDue',
] as const;
export type PaymentState = (typeof paymentStates)[number];

/** Filter of lists by payment state; `notPaid` selects all bookings with an open amount. */
export const paymentFilter = z.enum([...paymentStates, 'notPaid'], 'payment.invalid');
export type PaymentFilter = z.infer<typeof paymentFilter>;

/** Max cents missing from a price that counts as paid: amounts in AZN rarely convert to whole cents in USD. */
export const paymentToleranceCents = 1;

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
  const { paidUsd, status, feeDueUsd } = booking;
  if (status !== 'cancelled' || feeDueUsd) return stateOf(owedUsdOf(booking), paidUsd);
  return paidUsd > 0 ? 'receivedNothingDue' : 'nothingDue';
}

/** Returns what is to be paid in USD: the price, or the fee of a cancelled booking. */
function owedUsdOf({ totalPrice, status, feeDueUsd }: PaidBooking & CancelledBooking): number {
  return status === 'cancelled' ? (feeDueUsd ?? 0) : totalPrice;
}

function stateOf(owedUsd: number, paidUsd: number): PaymentState {
  if (paidUsd <= 0) return owedUsd > 0 ? 'unpaid' : 'toBeAgreed';
  return cents(paidUsd) >= cents(owedUsd) - paymentToleranceCents ? 'paid' : 'partPaid';
}

/** Returns the open amount of a price, or of a cancelled booking's fee, in USD; 0 if there is none. */
export function openAmountOf(booking: PaidBooking & CancelledBooking): number {
  const { paidUsd } = booking;
  const owedUsd = owedUsdOf(booking);
  if (stateOf(owedUsd, paidUsd) === 'paid') return 0;
  return Math.max(0, cents(owedUsd) - cents(paidUsd)) / 100;
}

/**
 * Returns the excess over an agreed price in USD: a tip, or to be returned if the price was lowered; 0 if there is none.
 * For a cancelled booking it is 0, because staff decide about all of its money.
 */
export function excessOf({ totalPrice, paidUsd, status }: PaidBooking & CancelledBooking): number {
  const excess = cents(paidUsd) - cents(totalPrice);
  return status !== 'cancelled' && totalPrice > 0 && excess > paymentToleranceCents ? excess / 100 : 0;
}

/** Whether the received payments cover the fee of a cancellation; false if no fee is due. */
export function isFeePaid(booking: { readonly feeDueUsd: number | null; readonly paidUsd: number }): boolean {
  const { feeDueUsd, paidUsd } = booking;
  return feeDueUsd !== null && stateOf(feeDueUsd, paidUsd) === 'paid';
}

export const retainedUsdInput = amountInput('keepUsd').min(0.01, 'keepUsd.belowMinimum');

/** What happens to the payments of a booking that does not take place: all, none, or a part in USD stays. */
export const paymentsDecision = z.union(
  [z.literal('keep'), z.literal('return'), z.object({ keepUsd: retainedUsdInput })],
  'payments.invalid',
);
export type PaymentsDecision = z.infer<typeof paymentsDecision>;

/** Returns the part of the payments that stays, in USD. */
export function retainedUsd(decision: PaymentsDecision, paidUsd: number): number {
  if (decision === 'return') return 0;
  return decision === 'keep' ? paidUsd : decision.keepUsd;
}

export const settlePaymentsRequest = z
  .object({ payments: paymentsDecision })
  .meta({ id: 'SettleBookingPayments' });
export type SettlePaymentsRequest = z.infer<typeof settlePaymentsRequest>;

/** The completed revenue that is linked to a booking. */
export const bookingPayments = z
  .object({
    bookingId: z.uuid(),
    /** Sum of all payments, as `usdOf` converts each. */
    receivedUsd: z.number().min(0),
    /** Method and day of the last payment. */
    paymentMethod: z.string().nullable(),
    lastOn: rideDate.nullable(),
    /** Rises with every change. */
    sequence: z.number().int(),
  })
  .meta({ id: 'BookingPayments' });
export type BookingPayments = z.infer<typeof bookingPayments>;
