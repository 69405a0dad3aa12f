import type { BookingCreated } from '@chauffeur/contracts/events/booking-events';
import { productDescription } from '@chauffeur/contracts/finance/product-description';
import type { TransactionEntity } from '../transactions/transaction.entity.js';

/**
 * The revenue of a booking that was entered by hand and is paid (specification, section 4: manual booking); null
 * where nothing was paid, or nothing was to be paid.
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
