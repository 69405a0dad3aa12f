import { bookingCreated } from '@chauffeur/contracts/events/booking-events';
import { defineStatusEmail } from './define-status-email.js';
import { defineEmail } from './email-handler.js';

/** The booking is confirmed, with the ride as a calendar file. */
export const bookingConfirmationEmail = defineStatusEmail('confirmed', {
  templateName: 'booking_confirmation',
  hasCalendar: true,
});

/** The same about one that is confirmed from its start: a visitor's by the booking rules, or one that staff have entered, where they wish so. */
export const newBookingConfirmationEmail = defineEmail({
  event: bookingCreated,
  templateName: 'booking_confirmation',
  filter: ({ booking, sendConfirmation }) =>
    booking.isManual ? sendConfirmation === true : booking.status === 'confirmed',
  recipientRole: 'customer',
  language: ({ booking }) => booking.language,
  content: ({ booking, link }) => ({ kind: 'booking', booking, link, tellsStatus: true }),
  hasCalendar: true,
  example: bookingCreated.example,
});
