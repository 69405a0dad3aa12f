import type { BookingResponse } from '@chauffeur/contracts/bookings/booking';
import { bookingCreated } from '@chauffeur/contracts/events/booking-events';
import { plannedEndOf } from '@chauffeur/contracts/rides/ride-end';
import { defineStatusEmail } from './define-status-email.js';
import { defineEmail } from '../email-handler.js';

/** To the customer: the booking is confirmed, with the ride as a calendar file. */
export const bookingConfirmationEmail = defineStatusEmail('confirmed', {
  templateName: 'booking_confirmation',
  hasCalendar: true,
  endsWithRide: true,
  ofRide: isToTakePlace,
});

/**
 * The same for a new booking that is already confirmed: by the booking rules, or entered by staff who chose to send it.
 */
export const newBookingConfirmationEmail = defineEmail({
  event: bookingCreated,
  templateName: 'booking_confirmation',
  filter: ({ booking, sendConfirmation }, now) =>
    isToTakePlace(booking, now) &&
    (booking.isManual ? sendConfirmation === true : booking.status === 'confirmed'),
  recipientRole: 'customer',
  language: ({ booking }) => booking.language,
  content: ({ booking, link }) => ({ kind: 'booking', booking, link, tellsStatus: true }),
  hasCalendar: true,
  endsWithRide: true,
  example: bookingCreated.example,
});

/** Staff also enter and confirm past rides, to complete their records; their customers need no confirmation. */
function isToTakePlace(booking: BookingResponse, now: Date): boolean {
  return plannedEndOf(booking) > now;
}
