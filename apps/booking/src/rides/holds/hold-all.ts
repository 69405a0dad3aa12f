import { CodedError } from '@chauffeur/service-kit';
import type { EntityManager } from 'typeorm';
import type { BookingEntity } from '../../bookings/booking.entity.js';
import { closeGap, type TightGap } from './close-gap.js';
import { collisionOf, type Collision } from './collision.js';
import { hold, type Held, type Ride, type VehicleChoice } from './hold.js';

/** What staff ask for. */
export interface HoldRequest {
  /** `any` takes what is free, or none; `named` is an error where the named one isn't; `same` leaves it out then. */
  readonly vehicle: 'any' | 'named' | 'same';
  readonly driver: 'named' | 'same';
  /** Less time than usual between two rides will do; the rides themselves never overlap. */
  readonly allowTightGap?: boolean | undefined;
}

export interface HeldAll extends Held {
  /** Between which rides less time than usual is left now. */
  readonly gaps: readonly TightGap[];
}

/** More than a ride can collide with by its buffers: one before and one after it, of its vehicle and of its driver. */
const maxAttempts = 6;

/**
 * As `hold`, for staff who name a vehicle or a driver: one who is not free is an error instead of being left out.
 * Throws CodedError `vehicle.busy` or `driver.busy` with what is in the way as parameters: `reference`, `bookingId`,
 * `from` and `until` (HH:MM in Baku), `kind`, and `tight`, 1 where only the times between the rides collide.
 */
export async function holdAll(
  manager: EntityManager,
  ride: BookingEntity,
  request: HoldRequest = { vehicle: 'any', driver: 'named' },
): Promise<HeldAll> {
  const gaps: TightGap[] = [];
  const choice: VehicleChoice = request.vehicle === 'any' ? 'any' : 'own';
  for (let attempt = 1; ; attempt++) {
    const held = await hold(manager, ride, choice);
    const missing = missingOf(ride, held, request);
    if (!missing) return { ...held, gaps };
    const other = await collisionOf(manager, ride, missing);
    if (other?.tight && request.allowTightGap && attempt < maxAttempts) {
      const gap = await closeGap(manager, ride, other, missing);
      if (gap) gaps.push(gap);
      continue;
    }
    // What was in the way is gone, or two transactions waited for one another.
    if (!other && attempt < maxAttempts) continue;
    throw busy(missing, other);
  }
}

function missingOf(ride: Ride, held: Held, { vehicle, driver }: HoldRequest): 'vehicle' | 'driver' | null {
  if (held.needsNothing) return null;
  if (vehicle === 'named' && ride.vehicleId && held.vehicleId !== ride.vehicleId) return 'vehicle';
  if (driver === 'named' && ride.driverId && held.driverId !== ride.driverId) return 'driver';
  return null;
}

function busy(what: 'vehicle' | 'driver', other: Collision | null): CodedError {
  const error = { field: `${what}Id`, code: `${what}Id.${other?.kind === 'block' ? 'blocked' : 'busy'}` };
  if (!other) return new CodedError(`${what}.busy`, [error]);
  const { reference, bookingId, from, until, kind, tight } = other;
  const ride = { ...(reference === null ? {} : { reference }), ...(bookingId === null ? {} : { bookingId }) };
  const params = { ...ride, from, until, kind, tight: tight ? 1 : 0 };
  return new CodedError(`${what}.busy`, [{ ...error, params }]);
}
