import type { BookingCreated } from '@chauffeur/contracts/events/booking-events';
import { productDescription } from '@chauffeur/contracts/finance/product-description';
import type { TransactionEntity } from '../transactions/transaction.entity.js';

/**
 * Returns the revenue of a paid manual booking (specification, section 4: manual booking); null if nothing was paid
 * or was to be paid.
 */
export function revenueOf({
  booking,
  paymentReceived,
  paymentMethod,
}: BookingCreated): Partial<TransactionEntity> | null {
  if (!booking.isManual || !paymentReceived || booking.totalPrice <= 0) return null;
  return {
    transactionType: 'revenue',
    amount: booking.totalPrice,
    currency: 'USD',
    transactionDate: booking.bookingDate,
    status: 'completed',
    description: productDescription('revenue', booking.referenceNumber),
    paymentMethod: paymentMethod || null,
    bookingId: booking.id,
    bookingReference: booking.referenceNumber,
    customerName: booking.customerName,
    revenueOfBookingId: booking.id,
    createdBy: booking.createdBy ?? 'booking',
  };
}
