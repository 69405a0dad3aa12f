import type { BookingResponse } from '@chauffeur/contracts/bookings/booking';
import { bookingChanged } from '@chauffeur/contracts/events/booking-events';
import { todayInBaku } from '@chauffeur/contracts/today-in-baku';
import { defineEmail } from './email-handler.js';

/** What staff have changed in a confirmed ride ahead, with the ride as it is now as a calendar file. */
export const bookingChangedEmail = defineEmail({
  event: bookingChanged,
  templateName: 'booking_changed',
  filter: ({ booking, changes, tellCustomer }) =>
    tellCustomer && changes.length > 0 && booking.status === 'confirmed' && isAhead(booking),
  recipientRole: 'customer',
  language: ({ booking }) => booking.language,
  content: ({ booking, changes, link }) => ({ kind: 'booking', booking, link, tellsStatus: true, changes }),
  hasCalendar: true,
  isHeld: true,
  example: bookingChanged.example,
});

function isAhead({ startsAt, bookingDate }: BookingResponse): boolean {
  return startsAt === null ? bookingDate >= todayInBaku() : Date.parse(startsAt) > Date.now();
}
