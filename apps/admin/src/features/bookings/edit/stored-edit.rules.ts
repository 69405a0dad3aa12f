import { anyVehicle } from '@chauffeur/contracts/bookings/booking-choices';
import { isSame } from '../../../records/stale/is-same';
import { bookingEdit, changesOf, type BookingEdit, type BookingEditInput } from './booking-edit.rules';

/**
 * Whether the stored booking already has everything that was typed, because an earlier try whose response was lost was
 * saved.
 * @param stored the stored booking as values of the form
 */
export function isEditStored(
  stored: BookingEditInput,
  edit: BookingEdit,
  typed: Partial<BookingEditInput>,
  context: { isTransfer: boolean },
): boolean {
  const { data } = bookingEdit.safeParse(stored);
  if (!data) return false;
  const missing = Object.entries(typed).filter(
    ([name]) => !hasValue(data, edit, name as keyof BookingEditInput),
  );
  return changesOf(edit, Object.fromEntries(missing), context) === null;
}

function hasValue(stored: BookingEdit, edit: BookingEdit, name: keyof BookingEditInput): boolean {
  if (name === 'vehicleId' && edit.vehicleId === anyVehicle) return stored.vehicleId !== '';
  if (name === 'extras') return isSame(chosenCounts(stored), chosenCounts(edit));
  if (name === 'luggageLarge' || name === 'luggageSmall') return stored[name] === (edit[name] ?? 0);
  return isSame(stored[name], edit[name]);
}

/** Counts by extra, so that the order does not matter. A count of 0 means none. */
function chosenCounts({ extras = [] }: BookingEdit) {
  return Object.fromEntries(
    extras.filter(({ count }) => count > 0).map(({ extraId, count }) => [extraId, count]),
  );
}
