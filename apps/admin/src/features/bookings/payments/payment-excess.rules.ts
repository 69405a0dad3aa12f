import type { BookingResponse } from '@chauffeur/contracts/bookings/booking';
import { excessOf } from '@chauffeur/contracts/bookings/prices/booking-payments';
import { usdOf, type TransactionRequest } from '@chauffeur/contracts/finance/transaction';

/** Returns by how much a payment would exceed the price, in USD; 0 if it does not, or if no price is agreed. */
export function excessAfterPayment(
  { totalPrice, paidUsd }: Pick<BookingResponse, 'totalPrice' | 'paidUsd'>,
  payment: Pick<TransactionRequest, 'amount' | 'currency'>,
): number {
  return excessOf({ totalPrice, paidUsd: paidUsd + usdOf(payment) });
}
