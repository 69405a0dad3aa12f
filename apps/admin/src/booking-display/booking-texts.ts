import type { BookingResponse } from '@chauffeur/contracts/bookings/booking';
import { inLanguage } from '@chauffeur/contracts/in-language';
import type { Language } from '@chauffeur/contracts/languages';
import { formatRideDate } from '../text/format-date';

/** The service or tour that was booked, in staff's language. */
export function offerName(booking: BookingResponse, language: Language): string {
  const { serviceName, serviceNameRu, tourName, tourNameRu } = booking;
  return serviceName === null
    ? inLanguage({ tourName: tourName ?? '', tourNameRu }, 'tourName', language)
    : inLanguage({ serviceName, serviceNameRu }, 'serviceName', language);
}

/** Date and, when there is one, time of the ride in Baku. */
export function rideMoment(
  { bookingDate, bookingTime }: Pick<BookingResponse, 'bookingDate' | 'bookingTime'>,
  language: Language,
): string {
  const date = formatRideDate(bookingDate, language);
  return bookingTime ? `${date}, ${bookingTime}` : date;
}
