import type { BookingResponse } from '@chauffeur/contracts/bookings/booking';
import { bookingCreated } from '@chauffeur/contracts/events/booking-events';
import { plannedEndOf } from '@chauffeur/contracts/rides/ride-end';
import { defineStatusEmail } from './define-status-email.js';
import { defineEmail } from './email-handler.js';

/** The booking is confirmed, with the ride as a calendar file. */
export const bookingConfirmationEmail = defineStatusEmail('confirmed', {
  templateName: 'booking_confirmation',
  hasCalendar: true,
  endsWithRide: true,
  ofRide: isToTakePlace,
});

/** The same about one that is confirmed from its start: a visitor's by the booking rules, or one that staff have entered, where they wish so. */
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

/** Staff enter and confirm rides of the past too, to bring their books in order: the customer has driven already. */
function isToTakePlace(booking: BookingResponse, now: Date): boolean {
  return plannedEndOf(booking) > now;
}
