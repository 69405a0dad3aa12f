import { bookingStatusChanged } from '@chauffeur/contracts';
import { defineEmail } from './email-handler.js';

/** The ride is completed, with the link to leave a review. */
export const bookingCompletedEmail = defineEmail({
  event: bookingStatusChanged,
  templateName: 'booking_completed',
  filter: ({ booking }) => booking.status === 'completed',
  recipientRole: 'customer',
  language: ({ booking }) => booking.language,
  content: ({ booking }) => ({ kind: 'booking', booking, tellsStatus: true }),
  example: {
    ...bookingStatusChanged.example,
    booking: { ...bookingStatusChanged.example.booking, status: 'completed' as const },
  },
});
