import { bakuInstant } from '@chauffeur/contracts/baku-instant';
import type { BookingResponse, BookingStatus } from '@chauffeur/contracts/bookings/booking';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

/** What a calendar shows of a ride whose duration is unknown, as of bookings of before vehicles, in minutes. */
const shownDuration = 60;

const eventStatus: Record<BookingStatus, ICalEventStatus> = {
  pending: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  completed: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
};

/** A ride and the words that its calendar entry has. */
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
 * A ride as an iCalendar file. The same booking always has the same UID, and its version as SEQUENCE, so that a later
 * file moves or removes the entry of an earlier one. A ride without a time stands as a whole day.
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
