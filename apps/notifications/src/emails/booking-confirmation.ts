import { defineStatusEmail } from './define-status-email.js';

/** The booking is confirmed, with the ride as a calendar file. */
export const bookingConfirmationEmail = defineStatusEmail('confirmed', {
  templateName: 'booking_confirmation',
  hasCalendar: true,
});
