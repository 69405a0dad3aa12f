import type { BookingListItem } from '@chauffeur/contracts/bookings/booking';
import type { EmailedDriver } from '@chauffeur/contracts/bookings/crew/ride-crew';
import { In, type EntityManager } from 'typeorm';
import { assignedDriverOf } from '../drivers/assigned-driver.js';
import { progressOf, readProgress } from '../ride-progress/ride-progress.js';
import { DriverEntity } from '../drivers/driver.entity.js';
import { bookingResponseOf } from '../bookings/booking-response.js';
import type { BookingEntity } from '../bookings/booking.entity.js';

/** A booking as the staff's list shows it and events carry it. */
export type DrivenBooking = BookingListItem & { readonly driver: EmailedDriver | null };

/** Returns the bookings, in their order, each with its present driver and that driver's progress. */
export async function withDrivers(
  manager: EntityManager,
  bookings: readonly BookingEntity[],
): Promise<DrivenBooking[]> {
  const ids = new Set(bookings.flatMap(({ driverId }) => driverId ?? []));
  const drivers = ids.size > 0 ? await manager.findBy(DriverEntity, { id: In([...ids]) }) : [];
  const driverOf = new Map(drivers.map((driver) => [driver.id, driver]));
  const progress = await readProgress(
    manager,
    bookings.map(({ id }) => id),
  );
  return bookings.map((booking) => ({
    ...bookingResponseOf(booking),
    driver: assignedDriverOf(booking.driverId ? driverOf.get(booking.driverId) : null),
    progress: progressOf(booking, progress.get(booking.id)),
  }));
}
