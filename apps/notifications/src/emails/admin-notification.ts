import { bookingCreated } from '@chauffeur/contracts/events/booking-events';
import { defineEmail } from './email-handler.js';

/** A customer has booked. A manual booking staff have entered themselves. */
export const adminNotificationEmail = defineEmail({
  event: bookingCreated,
  templateName: 'admin_notification',
  filter: ({ booking }) => !booking.isManual,
  recipientRole: 'staff',
  language: () => 'company',
  content: ({ booking }) => ({ kind: 'booking', booking }),
  example: bookingCreated.example,
});
