import { bookingChanged, type BookingChangeReason } from '@chauffeur/contracts/events/booking-events';
import type { RideLink } from '@chauffeur/contracts/rides/ride-link';
import type { Outbox } from '@chauffeur/messaging';
import type { EntityManager } from 'typeorm';
import { readHeldVehicle } from '../rides/holds/read-held-vehicle.js';
import type { BookingEntity } from '../bookings/booking.entity.js';
import { withDrivers } from '../driver-assignments/with-drivers.js';

interface RepublishOptions {
  readonly outbox: Outbox;
  readonly reason: Exclude<BookingChangeReason, 'edit'>;
  /** The admin's id, `customer` or `system`. */
  readonly changedBy: string;
  /** The new link of the single booking. */
  readonly link?: RideLink;
}

/**
 * Publishes `bookingChanged` without changed fields, for consumers that store what else the event carries: driver,
 * vehicle, link, what was received, and whether reminders are wanted.
 */
export async function republishBooking(
  manager: EntityManager,
  bookings: readonly BookingEntity[],
  { outbox, reason, changedBy, link }: RepublishOptions,
): Promise<void> {
  for (const { driver, ...booking } of await withDrivers(manager, bookings)) {
    await outbox.add(manager, bookingChanged, {
      booking,
      driver,
      vehicle: await readHeldVehicle(manager, booking.id),
      changes: [],
      reason,
      changedBy,
      tellCustomer: false,
      ...(link && { link }),
    });
  }
}
