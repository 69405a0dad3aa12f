import { CodedError } from '@chauffeur/service-kit';
import type { EntityManager } from 'typeorm';
import type { BookingEntity } from '../../bookings/booking.entity.js';
import { shortenBufferBetween, type TightGap } from './shorten-buffer.js';
import { collisionOf, collisionParams, type Collision } from './collision.js';
import { hold, type Held, type VehicleChoice } from './hold.js';
import type { Ride } from './occupied-range.js';

/** What an edit asks to hold. */
export interface HoldRequest {
  /** `any` takes a free one, or none; `named` throws if the named one is not free; `same` then takes none. */
  readonly vehicle: 'any' | 'named' | 'same';
  readonly driver: 'named' | 'same';
  /** Whether a shorter time than usual between two rides is accepted; the rides themselves never overlap. */
  readonly allowTightGap?: boolean | undefined;
}

export interface HeldWithGaps extends Held {
  /** The pairs of rides between which the time is now shorter than usual. */
  readonly gaps: readonly TightGap[];
}

/** More collisions than buffers can cause: one before and one after the ride, for its vehicle and for its driver. */
const maxAttempts = 6;

/**
 * Holds like `hold`, but throws if a named vehicle or driver is not free. Throws CodedError `vehicle.busy` or
 * `driver.busy` with the collision as parameters: `reference`, `bookingId`, `from` and `until` (HH:MM in Baku),
 * `kind`, `tight`, which is 1 if only the buffer overlaps, and the moments of `from` and `until`, `startsAt` and `endsAt`.
 */
export async function holdOrThrow(
  manager: EntityManager,
  ride: BookingEntity,
  request: HoldRequest = { vehicle: 'any', driver: 'named' },
): Promise<HeldWithGaps> {
  const gaps: TightGap[] = [];
  const choice: VehicleChoice = request.vehicle === 'any' ? 'any' : 'own';
  for (let attempt = 1; ; attempt++) {
    const held = await hold(manager, ride, choice);
    const missing = missingOf(ride, held, request);
    if (!missing) return { ...held, gaps };
    const other = await collisionOf(manager, ride, missing);
    if (other?.tight && request.allowTightGap && attempt < maxAttempts) {
      const gap = await shortenBufferBetween(manager, ride, other, missing);
      if (gap) gaps.push(gap);
      continue;
    }
    // What was in the way is gone, or there was a deadlock.
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
  return new CodedError(`${what}.busy`, [{ ...error, params: collisionParams(other) }]);
}
