import type { BookingResponse, Language } from '@chauffeur/contracts';
import { formatRideDate } from '../text/format-date';

/** The service or tour that was booked, in staff's language. */
export function offerName(booking: BookingResponse, language: Language): string {
  const { serviceName, serviceNameRu, tourName, tourNameRu } = booking;
  const english = serviceName ?? tourName ?? '';
  const russian = serviceName === null ? tourNameRu : serviceNameRu;
  return language === 'ru' && russian ? russian : english;
}

/** Date and, when there is one, time of the ride in Baku. */
export function rideMoment({ bookingDate, bookingTime }: BookingResponse, language: Language): string {
  const date = formatRideDate(bookingDate, language);
  return bookingTime ? `${date}, ${bookingTime}` : date;
}
