import { anyVehicle } from '@chauffeur/contracts/bookings/booking-choices';
import { isSame } from '../../../records/stale/is-same';
import { bookingEdit, changesOf, type BookingEdit, type BookingEditInput } from './booking-edit.rules';

/**
 * Whether a booking as it is stored by now has all that was typed: a try before this one, whose response was lost, has
 * stored it.
 * @param stored the form of the booking as it is stored
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

/** Whatever order they were chosen in; a count of 0 is none. */
function chosenCounts({ extras = [] }: BookingEdit) {
  return Object.fromEntries(
    extras.filter(({ count }) => count > 0).map(({ extraId, count }) => [extraId, count]),
  );
}
