import type { z } from 'zod';
import { bookingPayments } from '../bookings/prices/booking-payments.js';
import { defineEvent } from './event-definition.js';

/** BookingPaymentsChanged: the payments of a booking changed. Of two events for a booking, the higher sequence is newer. */
export const bookingPaymentsChanged = defineEvent({
  routingKey: 'booking-payments.changed.v1',
  reactions: ['booking.note-payments'],
  data: bookingPayments,
  example: {
    bookingId: '0198c0de-0000-7000-8000-000000000001',
    receivedUsd: 55,
    paymentMethod: 'Cash',
    lastOn: '2026-12-05',
    sequence: 1,
  },
});
export type BookingPaymentsChanged = z.infer<typeof bookingPaymentsChanged.data>;
