import type { BookingResponse } from '@chauffeur/contracts/bookings/booking';
import type { ChangedField } from '@chauffeur/contracts/bookings/changes/booking-change';

/** Changes of a booking, and the booking after them. */
export interface ChangesOfBooking {
  readonly booking: BookingResponse;
  readonly changes: readonly ChangedField[];
}

/** Merges two changes of one booking, in any order: each field changes from its first value to its last. */
export function mergeChanges(one: ChangesOfBooking, other: ChangesOfBooking): ChangesOfBooking {
  const [earlier, later] = one.booking.version <= other.booking.version ? [one, other] : [other, one];
  const merged = new Map(earlier.changes.map((change) => [change.field, change]));
  for (const change of later.changes) {
    const from = (merged.get(change.field) ?? change).from;
    merged.set(change.field, { ...change, from });
  }
  return { booking: later.booking, changes: [...merged.values()] };
}
