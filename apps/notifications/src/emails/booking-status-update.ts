import { bookingStatusChanged } from '@chauffeur/contracts';
import { defineEmail } from './email-handler.js';

/** The booking is cancelled, and with it the entry in the calendar. Going back to pending sends no email. */
export const bookingStatusUpdateEmail = defineEmail({
  event: bookingStatusChanged,
  templateName: 'booking_status_update',
  filter: ({ booking }) => booking.status === 'cancelled',
  recipientRole: 'customer',
  language: ({ booking }) => booking.language,
  content: ({ booking }) => ({ kind: 'booking', booking, tellsStatus: true }),
  hasCalendar: true,
  example: {
    ...bookingStatusChanged.example,
    booking: { ...bookingStatusChanged.example.booking, status: 'cancelled' as const },
  },
});
