import type { AvailabilityState } from '@chauffeur/contracts/bookings/availability/availability';
import type { PlacedBookingResponse } from '@chauffeur/contracts/bookings/booking';
import { withAirportEnd } from '@chauffeur/contracts/bookings/booking-choices';
import type { CreateBookingRequest } from '@chauffeur/contracts/bookings/create-booking';
import { nonBlankStops } from '@chauffeur/contracts/bookings/ride-details/non-blank-stops';
import type { Language } from '@chauffeur/contracts/languages/languages';
import { toE164 } from '@chauffeur/phone';
import { postOnce } from '../../../forms/sending/post-once';
import { createSubmissionKeys } from '../../../forms/sending/submission-keys';
import type { DescribeFormUsage } from '../../../forms/sending/form-usage';
import type { BookingDraft } from '../draft/booking-draft';
import type { DetailsInput } from '../draft/details-input';
import { returnDetails } from '../draft/return-ride';

const keys = createSubmissionKeys('booking-idempotency');

/**
 * Sends a booking. A retry with the same content is idempotent, even if language, currency, or what is known of car and
 * price have changed: after a lost response, the car may be full because of this booking. Throws RequestFailed.
 */
export function createBooking(
  request: CreateBookingRequest,
  describeUsage: DescribeFormUsage,
): Promise<PlacedBookingResponse> {
  const { expects: _, expectedPrice: _price, language: _language, currency: _currency, ...content } = request;
  return postOnce('/api/bookings', request, keys, describeUsage, content);
}

interface Shown {
  states: readonly (AvailabilityState | undefined)[];
  /** USD, for the whole trip: 0 if it is to be agreed, null if unknown. */
  price: number | null;
}

/**
 * Returns the request for a draft; the server calculates its price. Empty optional fields become null.
 * @param shown what the visitor has seen: the car's availability for each ride, and the price
 */
export function bookingRequest(
  draft: BookingDraft & { carId: string },
  language: Language,
  isAirportTransfer: boolean,
  shown: Shown,
): CreateBookingRequest {
  const { carId, serviceId, tourId, currency } = draft;
  const { phoneCountry, ...given } = draft.details;
  const details = withAirportEnd(given, isAirportTransfer);
  return {
    language,
    carId,
    serviceId,
    tourId,
    currency,
    ...details,
    customerPhone: toE164(details.customerPhone, phoneCountry) ?? details.customerPhone,
    bookingTime: details.bookingTime || null,
    airportDirection: isAirportTransfer && details.airportDirection ? details.airportDirection : null,
    flightNumber: isAirportTransfer ? details.flightNumber : null,
    flightTime: (isAirportTransfer && details.flightTime) || null,
    // One of two rides is an arrival; the server drops the sign text of the other.
    signText: ((details.airportDirection === 'from_airport' || draft.returnRide) && details.signText) || null,
    stops: nonBlankStops(details.stops),
    dropoffLocation: details.dropoffLocation || null,
    pickupPlaceId: details.pickupPlaceId || null,
    dropoffPlaceId: details.dropoffPlaceId || null,
    pickupNote: pickupNoteOf(details, isAirportTransfer) || null,
    specialRequests: details.specialRequests || null,
    ...(draft.extras.length > 0 ? { extras: draft.extras } : {}),
    ...(draft.returnRide ? { returnRide: returnRequest(draft, isAirportTransfer) } : {}),
    expects: expectation(shown.states),
    expectedPrice: shown.price,
  };
}

function returnRequest({ details: there, returnRide }: BookingDraft, isAirportTransfer: boolean) {
  if (!returnRide) return null;
  const back = withAirportEnd(returnDetails(there, returnRide), isAirportTransfer);
  return {
    bookingDate: back.bookingDate,
    bookingTime: back.bookingTime || null,
    flightNumber: isAirportTransfer ? back.flightNumber : null,
    flightTime: (isAirportTransfer && back.flightTime) || null,
    pickupLocation: back.pickupLocation,
    dropoffLocation: back.dropoffLocation || null,
    pickupPlaceId: back.pickupPlaceId || null,
    dropoffPlaceId: back.dropoffPlaceId || null,
    stops: nonBlankStops(back.stops),
  };
}

/** Returns `held` if each ride with a time was shown as free, `request` if one was shown as full. */
function expectation(states: readonly (AvailabilityState | undefined)[]): CreateBookingRequest['expects'] {
  if (states.includes('full')) return 'request';
  const isShownFree = states.every((state) => state === 'free' || state === 'timeOpen');
  return isShownFree && states.includes('free') ? 'held' : null;
}

/** Returns '' for a pickup at the airport: the driver waits there with a sign, and the field is hidden. */
export function pickupNoteOf(
  { pickupNote, airportDirection }: Pick<DetailsInput, 'pickupNote' | 'airportDirection'>,
  isAirportTransfer: boolean,
): string {
  return isAirportTransfer && airportDirection === 'from_airport' ? '' : pickupNote;
}
