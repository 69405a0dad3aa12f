import { bookingCreated } from '@chauffeur/contracts/events/booking-events';
import { defineEmail } from '../email-handler.js';

/** To the customer: the booking was received. Not sent for manual bookings and those confirmed at once. */
export const bookingReceivedEmail = defineEmail({
  event: bookingCreated,
  templateName: 'booking_received',
  filter: ({ booking }) => !booking.isManual && booking.status !== 'confirmed',
  recipientRole: 'customer',
  language: ({ booking }) => booking.language,
  content: ({ booking, cancelTerms, waitTerms, link }) => ({
    kind: 'booking',
    booking,
    cancelTerms,
    waitTerms,
    link,
  }),
  example: bookingCreated.example,
});
