import { defineStatusEmail } from './define-status-email.js';

/** The ride is completed, with the link to leave a review. */
export const bookingCompletedEmail = defineStatusEmail('completed', {
  templateName: 'booking_completed',
  waitsForMorning: true,
});
