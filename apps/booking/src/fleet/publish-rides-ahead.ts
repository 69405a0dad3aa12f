import type { Outbox } from '@chauffeur/messaging';
import { In, type EntityManager } from 'typeorm';
import { BookingEntity } from '../bookings/booking.entity.js';
import { republishBooking } from '../booking-changes/republish-booking.js';
import { ridesAhead } from '../rides/rides-ahead.js';

/** Publishes the rides ahead of a vehicle or driver that changed: their emails describe it as the last event did. */
export async function publishRidesAhead(
  manager: EntityManager,
  outbox: Outbox,
  of: 'vehicle' | 'driver',
  id: string,
): Promise<void> {
  const bookings = await manager.findBy(BookingEntity, { id: In(await ridesAhead(manager, of, id)) });
  await republishBooking(manager, bookings, { outbox, reason: 'crew', changedBy: 'system' });
}
