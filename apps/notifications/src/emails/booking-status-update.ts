import { defineStatusEmail } from './define-status-email.js';

/** The booking is cancelled, and with it the entry in the calendar. Going back to pending sends no email. */
export const bookingStatusUpdateEmail = defineStatusEmail('cancelled', {
  templateName: 'booking_status_update',
  hasCalendar: true,
});
