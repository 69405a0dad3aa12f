import type { BookingResponse } from '@chauffeur/contracts/bookings/booking';
import { inLanguage } from '@chauffeur/contracts/languages/in-language';
import type { Language } from '@chauffeur/contracts/languages/languages';
import { formatRideDate } from '../text/format-date';

/** Returns the names of the booked service or tour. */
export function bookedOffer(booking: BookingResponse): { name: string; nameRu: string | null } {
  const { serviceName, serviceNameRu, tourName, tourNameRu } = booking;
  return serviceName === null
    ? { name: tourName ?? '', nameRu: tourNameRu }
    : { name: serviceName, nameRu: serviceNameRu };
}

/** Returns the name of the booked service or tour, in the admin's language. */
export function offerName(booking: BookingResponse, language: Language): string {
  return inLanguage(bookedOffer(booking), 'name', language);
}

/** Returns the date of the ride in Baku, with its time if there is one. */
export function rideMoment(
  { bookingDate, bookingTime }: Pick<BookingResponse, 'bookingDate' | 'bookingTime'>,
  language: Language,
): string {
  const date = formatRideDate(bookingDate, language);
  return bookingTime ? `${date}, ${bookingTime}` : date;
}
