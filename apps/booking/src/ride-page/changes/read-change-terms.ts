import type { BookingTermsResponse } from '@chauffeur/contracts/bookings/booking-rules';
import type { EntityManager } from 'typeorm';
import { readBookingRules } from '../../booking-rules/read-booking-rules.js';
import { termsOfDay } from '../../booking-rules/read-booking-terms.js';
import type { BookingEntity } from '../../bookings/booking.entity.js';

/** Returns the terms of a customer's change; it is never urgent, because a start that is too soon is rejected. */
export async function readChangeTerms(
  manager: EntityManager,
  { bookingDate }: BookingEntity,
): Promise<BookingTermsResponse> {
  const terms = await termsOfDay(manager, await readBookingRules(manager), bookingDate);
  return { ...terms, whenTooSoon: 'refuse' };
}
