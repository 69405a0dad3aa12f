import { rideLinkRequested } from '@chauffeur/contracts/events/booking-events';
import { defineEmail } from '../email-handler.js';

/** To a customer who has lost it: the link to the ride page. */
export const rideLinkEmail = defineEmail({
  event: rideLinkRequested,
  templateName: 'ride_link',
  filter: () => true,
  recipientRole: 'customer',
  language: ({ booking }) => booking.language,
  content: ({ booking, link }) => ({ kind: 'booking', booking, link }),
  example: rideLinkRequested.example,
});
