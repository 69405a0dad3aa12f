import { bookingChanged } from '@chauffeur/contracts/events/booking-events';
import type { Outbox } from '@chauffeur/messaging';
import type { EntityManager } from 'typeorm';
import { recordChanges } from './record-changes.js';
import { bookingResponseOf } from '../bookings/booking-response.js';
import { lockBookings } from '../bookings/lock-bookings.js';
import { assignedDriverOf } from '../drivers/assigned-driver.js';
import { DriverEntity } from '../drivers/driver.entity.js';
import { changeRideState } from '../ride-progress/change-ride-state.js';
import { progressOf, readProgress } from '../ride-progress/ride-progress.js';
import { readHeldVehicle } from '../rides/holds/read-held-vehicle.js';
import { releaseHeld } from '../rides/holds/hold.js';
import { isRideOver } from '../rides/rides-ahead.js';
import { unassignDriver } from './unassign-driver.js';

interface Release {
  readonly of: 'vehicle' | 'driver';
  /** The id of the vehicle or driver; a ride that was moved to another one meanwhile keeps that. */
  readonly id: string;
  readonly outbox: Outbox;
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
  { of, id, outbox, by }: Release,
): Promise<void> {
  for (const booking of await lockBookings(manager, bookingIds)) {
    if (!(await holds(manager, booking.id, of, id))) continue;
    const { state } = progressOf(booking, (await readProgress(manager, [booking.id])).get(booking.id));
    if (isRideOver(booking, state, new Date())) {
      await releaseHeld(manager, booking.id, of);
      continue;
    }
    const vehicle = await readHeldVehicle(manager, booking.id);
    if (of === 'driver') {
      await unassignDriver(manager, outbox, booking, by);
      await changeRideState(manager, outbox, booking, {
        from: state,
        to: 'none',
        happenedAt: new Date(),
        by,
      });
      continue;
    }
    await releaseHeld(manager, booking.id, of);
    const scheduleVersion = booking.scheduleVersion + 1;
    const saved = await manager.save(Object.assign(booking, { vehicleId: null, scheduleVersion }));
    const changes = [{ field: 'vehicle' as const, from: vehicle?.plate ?? vehicle?.label ?? null, to: null }];
    await recordChanges(manager, booking.id, by, changes);
    const driver = saved.driverId && (await manager.findOneBy(DriverEntity, { id: saved.driverId }));
    await outbox.add(manager, bookingChanged, {
      booking: bookingResponseOf(saved),
      vehicle: null,
      driver: assignedDriverOf(driver || null),
      changes,
      changedBy: by,
      tellCustomer: false,
    });
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
