import { bookingCreated } from '@chauffeur/contracts/events/booking-events';
import { defineEmail } from './email-handler.js';

/** The booking has arrived. A manual one was agreed with the customer already, and one that is confirmed at once is confirmed. */
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
