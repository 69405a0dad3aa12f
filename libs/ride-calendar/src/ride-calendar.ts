import { bakuInstant } from '@chauffeur/contracts/time/baku-instant';
import type { BookingResponse, BookingStatus } from '@chauffeur/contracts/bookings/booking';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

/** Minutes that a calendar shows for a ride without a duration: bookings from before vehicles existed have none. */
const shownDuration = 60;

const eventStatus: Record<BookingStatus, ICalEventStatus> = {
  pending: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  completed: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
};

/** A ride and the texts of its calendar entry. */
export interface CalendarRide {
  booking: Pick<
    BookingResponse,
    'id' | 'status' | 'version' | 'updatedAt' | 'bookingDate' | 'bookingTime' | 'durationMinutes'
  >;
  summary: string;
  description: string;
  location: string;
  organizer?: { name: string; email: string } | undefined;
  url?: string | undefined;
}

/**
 * Returns a ride as an iCalendar file. UID derives from the booking and SEQUENCE is its version, so that a later file moves or
 * removes the entry of an earlier one. A ride without a time is an all-day entry.
 */
export function rideCalendar({ booking, organizer, url, ...words }: CalendarRide): {
  method: 'PUBLISH' | 'CANCEL';
  content: string;
} {
  const method = booking.status === 'cancelled' ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const calendar = ical({ method, prodId: { company: 'chauffeur', product: 'bookings', language: 'EN' } });
  calendar.createEvent({
    id: `${booking.id}@chauffeur-bookings`,
    sequence: booking.version,
    status: eventStatus[booking.status],
    stamp: new Date(booking.updatedAt),
    ...words,
    ...timeOf(booking),
    ...(organizer && { organizer }),
    ...(url && { url }),
  });
  return { method, content: calendar.toString() };
}

function timeOf({ bookingDate, bookingTime, durationMinutes }: CalendarRide['booking']) {
  if (bookingTime === null) return { start: new Date(`${bookingDate}T00:00:00Z`), allDay: true };
  const start = bakuInstant(bookingDate, bookingTime);
  return { start, end: new Date(start.getTime() + (durationMinutes ?? shownDuration) * 60_000) };
}
