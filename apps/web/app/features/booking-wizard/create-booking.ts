import { idempotencyKeyHeader, type BookingResponse, type CreateBookingRequest } from '@chauffeur/contracts';
import { postJson } from '../../api/post-json';
import { idempotencyKeyOf } from './idempotency-key';

/** Sends a booking; sent again with the same content it is the same booking. Throws RequestFailed. */
export function createBooking(request: CreateBookingRequest): Promise<BookingResponse> {
  const key = idempotencyKeyOf(JSON.stringify(request));
  return postJson<BookingResponse>('/api/bookings', request, { [idempotencyKeyHeader]: key });
}
