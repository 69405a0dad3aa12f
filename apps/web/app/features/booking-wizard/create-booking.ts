import type { BookingResponse, CreateBookingRequest } from '@chauffeur/contracts';
import { postOnce } from '../../api/post-once';
import { createSubmissionKeys } from '../../api/submission-keys';

const keys = createSubmissionKeys('booking-idempotency');

/** Sends a booking; sent again after a failure with the same content it is the same booking. Throws RequestFailed. */
export function createBooking(request: CreateBookingRequest): Promise<BookingResponse> {
  return postOnce('/api/bookings', request, keys);
}
