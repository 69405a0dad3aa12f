import { defineStatusEmail } from './define-status-email.js';

/** To the customer: the booking and its calendar entry are cancelled. Going back to pending sends no email. */
export const bookingStatusUpdateEmail = defineStatusEmail('cancelled', {
  templateName: 'booking_status_update',
  hasCalendar: true,
});
