import type { BookingResponse } from '@chauffeur/contracts/bookings/booking';
import { excessOf } from '@chauffeur/contracts/bookings/prices/booking-payments';
import type { TransactionRequest } from '@chauffeur/contracts/finance/transaction';
import { usdOf } from '../../../text/usd-of';

/** How much more than the price would be received with a payment, in USD; 0 where it is no more, or no price is agreed. */
export function excessWith(
  { totalPrice, paidUsd }: Pick<BookingResponse, 'totalPrice' | 'paidUsd'>,
  payment: Pick<TransactionRequest, 'amount' | 'currency'>,
): number {
  return excessOf({ totalPrice, paidUsd: paidUsd + usdOf(payment) });
}
