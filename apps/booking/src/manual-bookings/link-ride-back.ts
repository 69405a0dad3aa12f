import { randomUUID } from 'node:crypto';
import type { PlaceManualBookingCommand } from '@chauffeur/contracts/bookings/manual-booking';
import {
  hasReturn,
  isBeforeOutbound,
  tripLegs,
} from '@chauffeur/contracts/bookings/return-trips/return-trip';
import { CodedError } from '@chauffeur/service-kit';
import type { EntityManager } from 'typeorm';
import { lockBooking } from '../bookings/lock-bookings.js';
import type { DecidedLeg } from '../new-bookings/rules/trip.rules.js';

/**
 * Makes the ride the way back of the stored booking that the request names; returns it unchanged if none is named.
 * The version of the ride there stays, because nothing that staff edit has changed. Throws CodedError
 * `request.invalid` if that booking does not exist, is cancelled or already a leg, or is after the ride.
 */
export async function linkRideBack(
  manager: EntityManager,
  { request: { returnOf, returnRide }, service }: PlaceManualBookingCommand,
  decided: DecidedLeg,
): Promise<DecidedLeg> {
  if (!returnOf) return decided;
  const there = await lockBooking(manager, returnOf);
  const isSingle = there !== null && there.tripId === null && there.status !== 'cancelled';
  if (!isSingle || returnRide || !hasReturn(service)) throw invalid('returnOf', 'returnOf.notPossible');
  if (isBeforeOutbound(decided, there)) throw invalid('bookingDate', 'returnRide.bookingDate.beforeOutbound');
  const tripId = randomUUID();
  await manager.query('UPDATE bookings SET trip_id = $2, leg = $3 WHERE id = $1', [
    there.id,
    tripId,
    tripLegs.there,
  ]);
  return { ...decided, tripId, leg: tripLegs.back };
}

function invalid(field: string, code: string): CodedError {
  return new CodedError('request.invalid', [{ field, code }]);
}
