import { defineStatusEmail } from './define-status-email.js';

/** To the customer: the ride is completed, with the link to leave a review. */
export const bookingCompletedEmail = defineStatusEmail('completed', {
  templateName: 'booking_completed',
  waitsForMorning: true,
});
