import { withAirportEnd, type CreateBookingRequest, type Language } from '@chauffeur/contracts';
import type { BookingDraft } from './booking-draft';

/** What is sent for a draft: never a price, which the server knows. Empty optional fields become null. */
export function bookingRequest(
  draft: BookingDraft & { carId: string },
  language: Language,
  isAirportTransfer: boolean,
): CreateBookingRequest {
  const { carId, serviceId, tourId, currency } = draft;
  const details = withAirportEnd(draft.details, isAirportTransfer);
  return {
    language,
    carId,
    serviceId,
    tourId,
    currency,
    ...details,
    bookingTime: details.bookingTime || null,
    airportDirection: isAirportTransfer && details.airportDirection ? details.airportDirection : null,
    flightNumber: isAirportTransfer ? details.flightNumber : null,
    dropoffLocation: details.dropoffLocation || null,
    specialRequests: details.specialRequests || null,
  };
}
