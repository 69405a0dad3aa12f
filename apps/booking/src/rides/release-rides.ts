import { bookingChanged } from '@chauffeur/contracts/events/booking-events';
import type { Outbox } from '@chauffeur/messaging';
import { In, type EntityManager } from 'typeorm';
import { recordChanges } from '../booking-changes/record-changes.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import { bookingResponseOf } from '../bookings/booking-response.js';
import { assignedDriverOf } from '../driver-assignments/driver-assignment-response.js';
import { DriverEntity } from '../drivers/driver.entity.js';
import { moveRide } from '../ride-steps/move-ride.js';
import { progressOf, readProgress } from '../ride-steps/ride-progress.js';
import { heldVehicle } from './holds/held-vehicle.js';
import { release } from './holds/hold.js';
import { isRideOver } from './rides-ahead.js';
import { takeDriverOff } from './take-driver-off.js';

interface Release {
  readonly of: 'vehicle' | 'driver';
  readonly outbox: Outbox;
  /** The admin's id. */
  readonly by: string;
}

/**
 * Takes the vehicle or the driver off rides, with timeline and event of each. Of one that is over, only the time after it is
 * freed: who drove it, and in what, stays. Locks the bookings, by id, so that it is called before any car is locked; one
 * that has lost it meanwhile stays as it is.
 */
export async function releaseRides(
  manager: EntityManager,
  bookingIds: readonly string[],
  { of, outbox, by }: Release,
): Promise<void> {
  const bookings = await manager.find(BookingEntity, {
    where: { id: In(bookingIds) },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  for (const booking of bookings) {
    const { state } = progressOf(booking, (await readProgress(manager, [booking.id])).get(booking.id));
    if (isRideOver(booking, state, new Date())) {
      await release(manager, booking.id, of);
      continue;
    }
    const vehicle = await heldVehicle(manager, booking.id);
    if (of === 'driver') {
      if (!(await holdsDriver(manager, booking.id))) continue;
      await takeDriverOff(manager, outbox, booking, by);
      await moveRide(manager, outbox, booking, { from: state, to: 'none', happenedAt: new Date(), by });
      continue;
    }
    if (!(await release(manager, booking.id, of))) continue;
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

async function holdsDriver(manager: EntityManager, bookingId: string): Promise<boolean> {
  const [held] = await manager.query<unknown[]>(
    'SELECT 1 FROM occupancies WHERE booking_id = $1 AND driver_id IS NOT NULL',
    [bookingId],
  );
  return held !== undefined;
}
