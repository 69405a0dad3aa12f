import type { BookingResponse } from '@chauffeur/contracts/bookings/booking';
import type { ChangedField } from '@chauffeur/contracts/bookings/changes/booking-change';

/** A change, with the booking's versions that it begins and ends with if it was merged. */
type MergedChange = ChangedField & { readonly first?: number; readonly last?: number };

/** Changes of a booking, and the booking after them. */
export interface ChangesOfBooking {
  readonly booking: BookingResponse;
  readonly changes: readonly MergedChange[];
}

/** Merges two changes of one booking, in any order: each field changes from its first value to its last. */
export function mergeChanges(one: ChangesOfBooking, other: ChangesOfBooking): ChangesOfBooking {
  const [earlier, later] = one.booking.version <= other.booking.version ? [one, other] : [other, one];
  const merged = new Map<string, Required<MergedChange>>();
  for (const { booking, changes } of [earlier, later]) {
    for (const change of changes) {
      const own = { first: booking.version, last: booking.version, ...change };
      const known = merged.get(own.field) ?? own;
      // Of changes that were merged before, one may have begun earlier, or ended later, than its booking's version says.
      const { from, first } = own.first < known.first ? own : known;
      const { to, last } = own.last > known.last ? own : known;
      merged.set(own.field, { ...own, from, first, to, last });
    }
  }
  return { booking: later.booking, changes: [...merged.values()] };
}
