import type { EntityManager } from 'typeorm';
import { lockBookings } from '../bookings/lock-bookings.js';
import { progressOf, readProgress } from '../ride-progress/ride-progress.js';
import { releaseHeld } from '../rides/holds/hold.js';
import { isRideOver } from '../rides/rides-ahead.js';
import { readBookingState } from './recording/read-booking-state.js';
import type { RecordEdit } from './recording/record-edit.js';

interface Release {
  readonly of: 'vehicle' | 'driver';
  /** The id of the vehicle or driver; a ride that was moved to another one meanwhile keeps that. */
  readonly id: string;
  readonly recordEdit: RecordEdit;
  /** The admin's id. */
  readonly by: string;
}

/**
 * Takes the vehicle or the driver off rides, with timeline and event of each. A ride that is over only frees the
 * remaining time and retains both. A ride that no longer has it is skipped.
 * Locks the bookings by id, so call it before locking any car.
 */
export async function releaseRides(
  manager: EntityManager,
  bookingIds: readonly string[],
  { of, id, recordEdit, by }: Release,
): Promise<void> {
  for (const booking of await lockBookings(manager, bookingIds)) {
    if (!(await holds(manager, booking.id, of, id))) continue;
    const { state } = progressOf(booking, (await readProgress(manager, [booking.id])).get(booking.id));
    const before = await readBookingState(manager, booking);
    await releaseHeld(manager, booking.id, of);
    if (isRideOver(booking, state, new Date())) continue;
    booking[of === 'vehicle' ? 'vehicleId' : 'driverId'] = null;
    await recordEdit.record(manager, { booking, before, changedBy: by, tellCustomer: false });
  }
}

async function holds(
  manager: EntityManager,
  bookingId: string,
  of: Release['of'],
  id: string,
): Promise<boolean> {
  const [held] = await manager.query<unknown[]>(
    `SELECT 1 FROM occupancies WHERE booking_id = $1 AND ${of}_id = $2`,
    [bookingId, id],
  );
  return held !== undefined;
}
