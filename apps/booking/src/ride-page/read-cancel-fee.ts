import type { CancelTerms } from '@chauffeur/contracts/bookings/changes/cancellation';
import type { EntityManager } from 'typeorm';
import type { BookingEntity } from '../bookings/booking.entity.js';
import { readHeldVehicle } from '../rides/holds/read-held-vehicle.js';
import { cancelFeeOf, type CancelFee } from './ride.rules.js';

/** Returns `cancelFeeOf` a stored booking, by what it really holds: another ride may have the vehicle that it names. */
export async function readCancelFee(
  manager: EntityManager,
  booking: BookingEntity,
  terms: CancelTerms,
  now: Date,
): Promise<CancelFee | null> {
  const holdsVehicle = (await readHeldVehicle(manager, booking.id)) !== null;
  return cancelFeeOf(Object.assign({ holdsVehicle }, booking), terms, now);
}
