import type { EntityManager } from 'typeorm';
import type { BookingEntity } from '../bookings/booking.entity.js';
import { stateOf } from '../booking-changes/booking-state.js';
import { changedFields, type BookingState } from '../booking-changes/changed-fields.rules.js';
import { recordChanges } from '../booking-changes/record-changes.js';
import type { Held } from '../rides/holds/hold.js';

interface Revived {
  readonly booking: BookingEntity;
  readonly before: BookingState;
  /** What it got of what it had. */
  readonly held: Held;
  readonly changedBy: string;
}

/** Adds to a revived ride's timeline which vehicle or driver it has lost, or another one of; returns whether any. */
export async function recordCrew(
  manager: EntityManager,
  { booking, before, held, changedBy }: Revived,
): Promise<boolean> {
  const after = await stateOf(manager, booking);
  // It goes on naming the vehicle that another ride has by now.
  const hasVehicle = held.needsNothing === true || held.vehicleId !== null;
  const changes = changedFields(before, hasVehicle ? after : { ...after, vehicle: null });
  const ofCrew = changes.filter(({ field }) => field === 'vehicle' || field === 'driver');
  await recordChanges(manager, booking.id, changedBy, ofCrew);
  return ofCrew.length > 0;
}
