import { bookingRemoved, type BookingRemoved } from '@chauffeur/contracts/events/booking-events';
import { demoBookingsRemoved } from '@chauffeur/contracts/events/demo-events';
import { scheduleChanged } from '@chauffeur/contracts/events/schedule-events';
import { Outbox } from '@chauffeur/messaging';
import { lockDemoContent } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { convertToSingleRides } from '../bookings/convert-to-single-rides.js';
import { retryTransaction } from '../rides/retry-transaction.js';

const examples = 'SELECT id FROM demo_content_records';

type RemovedExample = Pick<BookingRemoved, 'bookingId' | 'referenceNumber' | 'version' | 'customerName'>;

@Injectable()
export class RemoveDemoBookings {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Deletes the examples with everything that belongs to them, even if staff have changed it; no-op if they are gone.
   * Vehicles and drivers that other bookings use stay, as ordinary ones. Emails that were planned since staff have changed
   * an example are dropped; a driver who had one about it learns that the ride is cancelled.
   */
  remove(removedBy: string): Promise<void> {
    return retryTransaction(this.dataSource, async (manager) => {
      await lockDemoContent(manager);
      if (!(await anyLeft(manager))) return;
      const bookings = await removeBookings(manager);
      const bookingIds = bookings.map(({ bookingId }) => bookingId);
      await removeFleet(manager);
      await manager.query('DELETE FROM demo_content_records');
      await this.outbox.add(manager, demoBookingsRemoved, { bookingIds });
      for (const booking of bookings)
        await this.outbox.add(manager, bookingRemoved, { ...booking, removedBy });
      await this.outbox.add(manager, scheduleChanged, { parts: ['vehicles', 'blocks', 'hours'] });
    });
  }
}

async function anyLeft(manager: EntityManager): Promise<boolean> {
  const [row] = await manager.query<{ any: boolean }[]>(`SELECT EXISTS (${examples}) AS any`);
  return row?.any ?? false;
}

/**
 * Deletes the example bookings, and so their occupancies. Locks them by id before any car, as everywhere, with rides
 * back that staff added.
 */
async function removeBookings(manager: EntityManager): Promise<RemovedExample[]> {
  const locked = await manager.query<(RemovedExample & { tripId: string | null; isExample: boolean })[]>(
    `SELECT id AS "bookingId", reference_number AS "referenceNumber", version, customer_name AS "customerName",
            trip_id AS "tripId", id IN (${examples}) AS "isExample" FROM bookings
      WHERE id IN (${examples}) OR trip_id IN (SELECT trip_id FROM bookings WHERE id IN (${examples}))
      ORDER BY id FOR UPDATE`,
  );
  const removed = locked.flatMap(({ tripId: _tripId, isExample, ...booking }) =>
    isExample ? [booking] : [],
  );
  await manager.query('DELETE FROM bookings WHERE id = ANY($1)', [removed.map(({ bookingId }) => bookingId)]);
  const tripIds = locked.flatMap(({ tripId }) => tripId ?? []);
  await convertToSingleRides(manager, tripIds);
  return removed;
}

/**
 * Deletes the example vehicles and drivers. Their locks order this with transactions that give one of them a ride, which
 * lock driver, vehicle and car in this order. No car is locked: a vehicle that was chosen meanwhile is chosen again.
 */
async function removeFleet(manager: EntityManager): Promise<void> {
  await manager.query(`SELECT FROM drivers WHERE id IN (${examples}) ORDER BY id FOR UPDATE`);
  await manager.query(`SELECT FROM vehicles WHERE id IN (${examples}) ORDER BY id FOR UPDATE`);
  await manager.query(`DELETE FROM blocks WHERE id IN (${examples})`);
  const vehicles = `SELECT id FROM vehicles AS vehicle
      WHERE id IN (${examples})
        AND NOT EXISTS (SELECT FROM bookings WHERE vehicle_id = vehicle.id)
        AND NOT EXISTS (SELECT FROM occupancies WHERE vehicle_id = vehicle.id AND booking_id IS NOT NULL)`;
  const drivers = `SELECT id FROM drivers AS driver
      WHERE id IN (${examples})
        AND NOT EXISTS (SELECT FROM bookings WHERE driver_id = driver.id)
        AND NOT EXISTS (SELECT FROM driver_assignments WHERE driver_id = driver.id)
        AND NOT EXISTS (SELECT FROM occupancies WHERE driver_id = driver.id AND booking_id IS NOT NULL)`;
  // Blocks of staff's own too: what a block occupies would reject the deletion.
  await manager.query(`DELETE FROM blocks WHERE vehicle_id IN (${vehicles}) OR driver_id IN (${drivers})`);
  await manager.query(`DELETE FROM vehicles WHERE id IN (${vehicles})`);
  await manager.query(`DELETE FROM drivers WHERE id IN (${drivers})`);
}
