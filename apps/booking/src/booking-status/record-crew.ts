import type { EntityManager } from 'typeorm';
import type { BookingEntity } from '../bookings/booking.entity.js';
import { readBookingState } from '../booking-changes/recording/read-booking-state.js';
import { changedFields, type BookingState } from '../booking-changes/recording/changed-fields.rules.js';
import { recordChanges } from '../booking-changes/recording/record-changes.js';

interface ReopenedRide {
  readonly booking: BookingEntity;
  readonly before: BookingState;
  readonly changedBy: string;
}

/**
 * Records in the timeline of a ride that takes vehicle and driver again if it lost or changed one; returns whether it
 * did. Its hold is stored.
 */
export async function recordCrew(
  manager: EntityManager,
  { booking, before, changedBy }: ReopenedRide,
): Promise<boolean> {
  const changes = changedFields(before, await readBookingState(manager, booking));
  const ofCrew = changes.filter(({ field }) => field === 'vehicle' || field === 'driver');
  await recordChanges(manager, booking.id, changedBy, ofCrew);
  return ofCrew.length > 0;
}
