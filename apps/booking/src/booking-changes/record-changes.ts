import type { BookingChangeField, ChangedValue } from '@chauffeur/contracts/bookings/changes/booking-change';
import type { EntityManager } from 'typeorm';
import { BookingChangeEntity } from './booking-change.entity.js';

/** One field's old and new value, by a field that readers know. */
export interface RecordedChange {
  readonly field: BookingChangeField;
  readonly from: ChangedValue;
  readonly to: ChangedValue;
}

/**
 * Adds an entry to a booking's timeline, in the transaction of the change; without any change it adds none. Its moment is not
 * the transaction's beginning, since when another one may have changed the booking.
 */
export async function recordChanges(
  manager: EntityManager,
  bookingId: string,
  changedBy: string,
  changes: readonly RecordedChange[],
): Promise<void> {
  if (changes.length > 0) {
    const changedAt = () => 'clock_timestamp()';
    await manager.insert(BookingChangeEntity, { bookingId, changedBy, changedAt, changes: [...changes] });
  }
}
