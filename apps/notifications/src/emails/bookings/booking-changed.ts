import type { BookingResponse } from '@chauffeur/contracts/bookings/booking';
import { bookingChanged } from '@chauffeur/contracts/events/booking-events';
import { plannedEndOf } from '@chauffeur/contracts/rides/ride-end';
import { defineEmail } from '../email-handler.js';

/**
 * To the customer: what was changed in a pending or confirmed ride that has not begun, with an updated calendar file.
 */
export const bookingChangedEmail = defineEmail({
  event: bookingChanged,
  templateName: 'booking_changed',
  filter: ({ booking, changes, tellCustomer }, now) =>
    tellCustomer && changes.length > 0 && isOpen(booking) && isAhead(booking, now),
  recipientRole: 'customer',
  language: ({ booking }) => booking.language,
  content: ({ booking, changes, link }) => ({ kind: 'booking', booking, link, tellsStatus: true, changes }),
  hasCalendar: true,
  endsWithRide: true,
  isHeld: true,
  example: bookingChanged.example,
});

function isOpen({ status }: BookingResponse): boolean {
  return status === 'pending' || status === 'confirmed';
}

function isAhead(booking: BookingResponse, now: Date): boolean {
  return plannedEndOf({ ...booking, durationMinutes: 0 }) > now;
}
