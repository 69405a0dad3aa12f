import { bookingCreated } from '@chauffeur/contracts';
import { defineEmail } from './email-handler.js';

/** The booking has arrived. A manual one was agreed with the customer already. */
export const bookingReceivedEmail = defineEmail({
  event: bookingCreated,
  templateName: 'booking_received',
  filter: ({ booking }) => !booking.isManual,
  recipientRole: 'customer',
  language: ({ booking }) => booking.language,
  content: ({ booking }) => ({ kind: 'booking', booking }),
  example: bookingCreated.example,
});
