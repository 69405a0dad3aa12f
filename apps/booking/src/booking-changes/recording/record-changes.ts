import type { BookingChangeField, ChangedValue } from '@chauffeur/contracts/bookings/changes/booking-change';
import type { EntityManager } from 'typeorm';
import { BookingChangeEntity } from './booking-change.entity.js';

/** A field with its old and new value; a field that clients know. */
export interface RecordedChange {
  readonly field: BookingChangeField;
  readonly from: ChangedValue;
  readonly to: ChangedValue;
}

/**
 * Adds an entry to a booking's timeline, in the transaction of the change; none if there are no changes. Its time is
 * not the transaction's beginning: another one may have changed the booking since.
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
