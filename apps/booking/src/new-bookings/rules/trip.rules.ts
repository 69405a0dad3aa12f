import { randomUUID } from 'node:crypto';
import type { PlaceBookingCommand } from '@chauffeur/contracts/bookings/create-booking';
import { returnRequest } from '@chauffeur/contracts/bookings/return-trips/return-request';
import {
  hasReturn,
  isBeforeOutbound,
  tripLegs,
} from '@chauffeur/contracts/bookings/return-trips/return-trip';
import type { FieldError } from '@chauffeur/contracts/http/problem';
import { CodedError } from '@chauffeur/service-kit';
import type { Buffers } from '../../rides/ride-schedule.rules.js';
import type { BookingEntity } from '../../bookings/booking.entity.js';
import { decideBooking, type DecidedBooking } from './booking.rules.js';

export type DecidedLeg = DecidedBooking & Pick<BookingEntity, 'tripId' | 'leg'>;

export interface DecidedTrip {
  readonly there: DecidedLeg;
  /** Null if no ride back was requested. */
  readonly back: DecidedLeg | null;
}

/**
 * Decides the ride there and the ride back with `decideBooking`; the latter's fields are those of `returnRide` (see
 * `tripOf`).
 */
export function decideTrip(command: PlaceBookingCommand, today: string, buffers?: Buffers): DecidedTrip {
  const there = decideBooking(command, today, buffers);
  const request = returnRequest(command.request);
  return tripOf(command, there, request && (() => decideBooking({ ...command, request }, today, buffers)));
}

/**
 * Returns the legs of a trip, or a single ride if `decideBack` is null; errors of the ride back name its fields.
 * Throws CodedError `request.invalid` if the service has no ride back, or if that does not start later.
 */
export function tripOf(
  { service }: Pick<PlaceBookingCommand, 'service'>,
  there: DecidedBooking,
  decideBack: (() => DecidedBooking) | null,
): DecidedTrip {
  if (!decideBack) return { there: { ...there, tripId: null, leg: null }, back: null };
  if (!hasReturn(service)) throw invalid('returnRide', 'returnRide.invalid');
  const back = ofLeg(tripLegs.back, decideBack);
  if (isBeforeOutbound(back, there)) {
    throw invalid('returnRide.bookingDate', 'returnRide.bookingDate.beforeOutbound');
  }
  const tripId = randomUUID();
  return { there: { ...there, tripId, leg: tripLegs.there }, back: { ...back, tripId, leg: tripLegs.back } };
}

/** Returns the path of a leg's field in the visitor's request. */
export function fieldOfLeg(field: string, leg: number | null): string {
  return leg === tripLegs.back ? `returnRide.${field}` : field;
}

/** Runs a rule; its errors name the fields of the leg. */
export function ofLeg<Result>(leg: number | null, rule: () => Result): Result {
  try {
    return rule();
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    throw new CodedError(
      error.code,
      error.errors.map((one) => ({ ...one, field: fieldOfLeg(one.field, leg) })),
    );
  }
}

function invalid(field: string, code: string): CodedError {
  return new CodedError('request.invalid', [{ field, code } satisfies FieldError]);
}
