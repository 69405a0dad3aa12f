import { z } from 'zod';
import { settlePaymentsRequest } from '../bookings/prices/booking-payments.js';
import { bookingStatus } from '../bookings/booking.js';
import { idempotencyKeyMaxLength } from '../http/headers.js';
import { transactionBooking } from './transaction.js';

/** Path of the finance service for settling the payments of a cancelled booking. */
export const paymentSettlementsPath = '/payment-settlements';

/** The gateway's command to the finance service: the admin's decision with booking's data. */
export const settlePaymentsCommand = z.object({
  request: settlePaymentsRequest,
  booking: transactionBooking.extend({ status: bookingStatus }),
  idempotencyKey: z.string().max(idempotencyKeyMaxLength).nullable(),
});
export type SettlePaymentsCommand = z.infer<typeof settlePaymentsCommand>;
