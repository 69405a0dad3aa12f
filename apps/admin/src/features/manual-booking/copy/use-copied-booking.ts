import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useBooking } from '../../../booking-display/use-booking';
import { canHaveRideBack, copyOf, type CopyKind } from './copy-booking.rules';

/** Returns the form for `?duplicate=<id>` or `?return=<id>`, otherwise undefined. Null until the booking is read. */
export function useCopiedBooking() {
  const [openedAt] = useState(Date.now);
  const [parameters] = useSearchParams();
  const kind: CopyKind = parameters.has('return') ? 'return' : 'duplicate';
  const id = parameters.get(kind);
  const query = useBooking(id ?? '', { enabled: id !== null, staleTime: 0 });
  // The form takes its values only once, so a booking cached before it opened may be stale.
  const booking = query.dataUpdatedAt >= openedAt ? query.data : undefined;
  return {
    key: id === null ? 'blank' : `${kind} ${id}`,
    values: id === null ? undefined : booking ? copyOf(booking, kind) : null,
    extras: booking?.extras ?? [],
    /** The booking whose ride back is entered, if both become one trip. */
    rideThere: kind === 'return' && booking && canHaveRideBack(booking) ? booking : null,
    hasFailed: query.isError && !booking,
    tryAgain: () => void query.refetch(),
  };
}
