import type { BookingTermsResponse } from '@chauffeur/contracts/bookings/booking-rules';
import { isTooSoon, startError } from '@chauffeur/contracts/bookings/ride-details/ride-start';
import { CodedError } from '@chauffeur/service-kit';
import type { BookingEntity } from '../../bookings/booking.entity.js';
import type { DecidedBooking } from './booking.rules.js';

type Decided = Pick<DecidedBooking, 'bookingDate' | 'bookingTime' | 'tourId' | 'language'>;

/**
 * Returns whether the ride is urgent: at shorter notice than the terms require. Throws CodedError `request.invalid`
 * with the field if the terms do not allow it.
 */
export function checkStart(decided: Decided, terms: BookingTermsResponse, now: Date): { urgent: boolean } {
  const { bookingDate, bookingTime, tourId, language } = decided;
  const ride = { bookingDate, bookingTime, isTour: tourId !== null };
  const error = startError(ride, terms, { now, language });
  if (error) throw new CodedError('request.invalid', [error]);
  return { urgent: isTooSoon(ride, terms, now) };
}

interface Placed extends Pick<BookingEntity, 'totalPrice' | 'urgent'> {
  /** Whether it has a time and a vehicle. */
  readonly isHeld: boolean;
}

/** Whether a visitor's booking needs no check by staff: it has a time, a vehicle and a price, and is not urgent. */
export function isAutoConfirmed(
  { isHeld, totalPrice, urgent }: Placed,
  { bookingMode }: Pick<BookingTermsResponse, 'bookingMode'>,
): boolean {
  return bookingMode === 'instant' && isHeld && totalPrice > 0 && !urgent;
}

/** Whether a ride without a free vehicle is rejected: the visitor was shown that one is free, or no requests are taken. */
export function isRejectedAsFull(
  { startsAt, vehicleId }: Pick<BookingEntity, 'startsAt' | 'vehicleId'>,
  expects: 'held' | 'request' | null | undefined,
  { whenFull }: Pick<BookingTermsResponse, 'whenFull'>,
): boolean {
  return startsAt !== null && vehicleId === null && (expects === 'held' || whenFull === 'refuse');
}
