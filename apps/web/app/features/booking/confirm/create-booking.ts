import {
  withAirportEnd,
  type BookingResponse,
  type CreateBookingRequest,
  type Language,
} from '@chauffeur/contracts';
import { postOnce } from '../../../api/post-once';
import { createSubmissionKeys } from '../../../api/submission-keys';
import type { DescribeFormUse } from '../../../forms/form-use';
import type { BookingDraft } from '../draft/booking-draft';

const keys = createSubmissionKeys('booking-idempotency');

/** Sends a booking; sent again after a failure with the same content it is the same booking. Throws RequestFailed. */
export function createBooking(
  request: CreateBookingRequest,
  describeUse: DescribeFormUse,
): Promise<BookingResponse> {
  return postOnce('/api/bookings', request, keys, describeUse);
}

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
