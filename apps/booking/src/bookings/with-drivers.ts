import type { BookingListItem } from '@chauffeur/contracts';
import { In, type EntityManager } from 'typeorm';
import { assignedDriverOf } from '../driver-assignments/driver-assignment-response.js';
import { DriverEntity } from '../drivers/driver.entity.js';
import { bookingResponseOf } from './booking-response.js';
import type { BookingEntity } from './booking.entity.js';

/** The bookings, in their order, each with the driver who has it now. */
export async function withDrivers(
  manager: EntityManager,
  bookings: readonly BookingEntity[],
): Promise<BookingListItem[]> {
  const ids = new Set(bookings.flatMap(({ driverId }) => driverId ?? []));
  const drivers = ids.size > 0 ? await manager.findBy(DriverEntity, { id: In([...ids]) }) : [];
  const driverOf = new Map(drivers.map((driver) => [driver.id, driver]));
  return bookings.map((booking) => ({
    ...bookingResponseOf(booking),
    driver: assignedDriverOf(booking.driverId ? driverOf.get(booking.driverId) : null),
  }));
}
