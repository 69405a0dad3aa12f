import type { EntityManager } from 'typeorm';
import type { BookingEntity } from '../bookings/booking.entity.js';
import { readBookingState } from '../booking-changes/read-booking-state.js';
import { changedFields, type BookingState } from '../booking-changes/changed-fields.rules.js';
import { recordChanges } from '../booking-changes/record-changes.js';

interface Revived {
  readonly booking: BookingEntity;
  readonly before: BookingState;
  readonly changedBy: string;
}

/**
 * Records in a revived ride's timeline if it lost or changed its vehicle or driver; returns whether it did. Its hold
 * is stored.
 */
export async function recordCrew(
  manager: EntityManager,
  { booking, before, changedBy }: Revived,
): Promise<boolean> {
  const changes = changedFields(before, await readBookingState(manager, booking));
  const ofCrew = changes.filter(({ field }) => field === 'vehicle' || field === 'driver');
  await recordChanges(manager, booking.id, changedBy, ofCrew);
  return ofCrew.length > 0;
}
