import { bookingDriverAssigned } from '@chauffeur/contracts/events/booking-events';
import type { Outbox } from '@chauffeur/messaging';
import type { EntityManager } from 'typeorm';
import { recordChanges } from './recording/record-changes.js';
import type { BookingEntity } from '../bookings/booking.entity.js';
import { bookingResponseOf } from '../bookings/booking-response.js';
import { recordAssignment } from '../driver-assignments/record-assignment.js';
import { readDriverOf } from '../drivers/read-driver-of.js';
import { releaseHeld } from '../rides/holds/hold.js';

/** Takes the driver off a locked booking, with timeline entry, assignment and event; the driver is free at once. */
export async function unassignDriver(
  manager: EntityManager,
  outbox: Outbox,
  booking: BookingEntity,
  by: string,
): Promise<void> {
  await releaseHeld(manager, booking.id, 'driver');
  const former = await readDriverOf(manager, booking);
  booking.driverId = null;
  booking.scheduleVersion += 1;
  const saved = await manager.save(booking);
  const changes = [{ field: 'driver' as const, from: former?.name ?? null, to: null }];
  await recordChanges(manager, booking.id, by, changes);
  await recordAssignment(manager, { bookingId: booking.id, driver: null, assignedBy: by, notes: null });
  const data = { booking: bookingResponseOf(saved), driver: null, assignedBy: by };
  await outbox.add(manager, bookingDriverAssigned, data);
}
