import { bookingStatusChanged } from '@chauffeur/contracts';
import { defineEmail } from './email-handler.js';

/** The booking is confirmed, with the ride as a calendar file. */
export const bookingConfirmationEmail = defineEmail({
  event: bookingStatusChanged,
  templateName: 'booking_confirmation',
  filter: ({ booking }) => booking.status === 'confirmed',
  recipientRole: 'customer',
  language: ({ booking }) => booking.language,
  content: ({ booking }) => ({ kind: 'booking', booking, tellsStatus: true }),
  hasCalendar: true,
  example: {
    ...bookingStatusChanged.example,
    booking: { ...bookingStatusChanged.example.booking, status: 'confirmed' as const },
  },
});
