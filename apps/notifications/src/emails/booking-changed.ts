import type { BookingResponse } from '@chauffeur/contracts/bookings/booking';
import { bookingChanged } from '@chauffeur/contracts/events/booking-events';
import { todayInBaku } from '@chauffeur/contracts/today-in-baku';
import { defineEmail } from './email-handler.js';

/** What staff or the customer have changed in a pending or confirmed ride ahead, with the ride as it is now as a calendar file. */
export const bookingChangedEmail = defineEmail({
  event: bookingChanged,
  templateName: 'booking_changed',
  filter: ({ booking, changes, tellCustomer }) =>
    tellCustomer && changes.length > 0 && isOpen(booking) && isAhead(booking),
  recipientRole: 'customer',
  language: ({ booking }) => booking.language,
  content: ({ booking, changes, link }) => ({ kind: 'booking', booking, link, tellsStatus: true, changes }),
  hasCalendar: true,
  isHeld: true,
  example: bookingChanged.example,
});

function isOpen({ status }: BookingResponse): boolean {
  return status === 'pending' || status === 'confirmed';
}

function isAhead({ startsAt, bookingDate }: BookingResponse): boolean {
  return startsAt === null ? bookingDate >= todayInBaku() : Date.parse(startsAt) > Date.now();
}
