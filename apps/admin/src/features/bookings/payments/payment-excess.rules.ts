import type { BookingResponse } from '@chauffeur/contracts/bookings/booking';
import { forgivenCents } from '@chauffeur/contracts/bookings/prices/booking-payments';
import type { TransactionRequest } from '@chauffeur/contracts/finance/transaction';
import { usdOf } from '../../../text/usd-of';

/** How much more than the price would be received with a payment, in USD; 0 where it is no more, or no price is agreed. */
export function excessWith(
  { totalPrice, paidUsd }: Pick<BookingResponse, 'totalPrice' | 'paidUsd'>,
  payment: Pick<TransactionRequest, 'amount' | 'currency'>,
): number {
  if (totalPrice <= 0) return 0;
  const cents = Math.round((paidUsd + usdOf(payment) - totalPrice) * 100);
  return cents > forgivenCents ? cents / 100 : 0;
}
