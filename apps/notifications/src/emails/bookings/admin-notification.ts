import { bookingCreated } from '@chauffeur/contracts/events/booking-events';
import { defineEmail } from '../email-handler.js';

/** To staff: a customer has booked. Not sent for manual bookings, which staff enter. */
export const adminNotificationEmail = defineEmail({
  event: bookingCreated,
  templateName: 'admin_notification',
  filter: ({ booking }) => !booking.isManual,
  recipientRole: 'staff',
  language: () => 'company',
  content: ({ booking }) => ({ kind: 'booking', booking }),
  example: bookingCreated.example,
});
