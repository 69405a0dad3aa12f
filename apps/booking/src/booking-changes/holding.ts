import type { EntityManager } from 'typeorm';
import type { BookingEntity } from '../bookings/booking.entity.js';
import type { HoldRequest } from '../rides/holds/hold-or-throw.js';
import type { Held } from '../rides/holds/hold.js';
import { occupiedRangeOf, plannedRangeOf } from '../rides/holds/occupied-range.js';
import { readHeldVehicle } from '../rides/holds/read-held-vehicle.js';
import { isRideOver } from '../rides/rides-ahead.js';

/** What a ride holds before it is changed. */
export interface Holding {
  readonly holdsVehicle: boolean;
  /** Whether the ride has a time to hold something; not if it is open and its driver was done before its start. */
  readonly wasOccupied: boolean;
}

/** Returns what a locked booking's ride holds before it is changed. */
export async function readHolding(manager: EntityManager, booking: BookingEntity): Promise<Holding> {
  const held = await readHeldVehicle(manager, booking.id);
  const isCompleted = booking.status === 'completed';
  const range = isCompleted ? plannedRangeOf(booking) : await occupiedRangeOf(manager, booking);
  return { holdsVehicle: held !== null, wasOccupied: range !== null };
}

/** Returns what vehicle a ride should hold if none is named: its own, or any if it had no time to hold one before. */
export function unnamedVehicle({ holdsVehicle, wasOccupied }: Holding): HoldRequest['vehicle'] {
  if (holdsVehicle) return 'named';
  return wasOccupied ? 'same' : 'any';
}

/** Names the vehicle that a ride holds now, or none; one that has no time to hold any still names that which it had. */
export function nameVehicleAsHeld(booking: BookingEntity, held: Held): void {
  if (!held.needsNothing) booking.vehicleId = held.vehicleId;
}

/**
 * Returns what a booking names but its ride does not hold; the driver if both. Null if it has no time to hold anything, or
 * is over: what it held is deleted some days later.
 */
export async function lackingOf(
  manager: EntityManager,
  booking: BookingEntity,
): Promise<'vehicle' | 'driver' | null> {
  if (isRideOver(booking, 'none', new Date()) || !(await occupiedRangeOf(manager, booking))) return null;
  const { id, vehicleId, driverId } = booking;
  const [held] = await manager.query<{ vehicleId: string | null; driverId: string | null }[]>(
    'SELECT vehicle_id AS "vehicleId", driver_id AS "driverId" FROM occupancies WHERE booking_id = $1',
    [id],
  );
  if (driverId && held?.driverId !== driverId) return 'driver';
  return vehicleId && held?.vehicleId !== vehicleId ? 'vehicle' : null;
}
