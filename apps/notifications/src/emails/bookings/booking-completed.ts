import { isTooLateForThanks } from '@chauffeur/contracts/rides/ride-end';
import { defineStatusEmail } from './define-status-email.js';

/** To the customer: the ride is completed, with the link to leave a review. Staff may complete a ride weeks later. */
export const bookingCompletedEmail = defineStatusEmail('completed', {
  templateName: 'booking_completed',
  waitsForMorning: true,
  ofRide: (booking, now) => !isTooLateForThanks(booking, now),
});
