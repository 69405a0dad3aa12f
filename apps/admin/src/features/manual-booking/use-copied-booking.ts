import { bookingDetailResponse } from '@chauffeur/contracts/bookings/booking';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { bookingsKey } from '../../api/query-keys';
import { useSession } from '../../session/session-context';
import { canHaveRideBack, copyOf, type CopyKind } from './copy-booking.rules';

/** The form as the address asks for it: `?duplicate=<id>`, `?return=<id>`, else undefined. Null until the booking is read. */
export function useCopiedBooking() {
  const session = useSession();
  const [parameters] = useSearchParams();
  const kind: CopyKind = parameters.has('return') ? 'return' : 'duplicate';
  const id = parameters.get(kind);
  const query = useQuery({
    queryKey: [...bookingsKey, 'detail', id],
    queryFn: () =>
      session.request({
        path: `/api/admin/bookings/${encodeURIComponent(id ?? '')}`,
        response: bookingDetailResponse,
      }),
    enabled: id !== null,
  });
  return {
    key: id === null ? 'blank' : `${kind} ${id}`,
    values: id === null ? undefined : query.data ? copyOf(query.data, kind) : null,
    /** The booking whose ride back is entered, where both become one trip. */
    rideThere: kind === 'return' && query.data && canHaveRideBack(query.data) ? query.data : null,
    hasFailed: query.isError && !query.data,
    tryAgain: () => void query.refetch(),
  };
}
