import { bookingPage } from '@chauffeur/contracts/bookings/list-bookings';
import { useQuery } from '@tanstack/react-query';
import { bookingsKey } from '../../../api/query-keys';
import { useSession } from '../../../session/session-context';

/** Pending bookings that are shown. */
const maxPending = 8;

/** Which bookings wait for a confirmation, as the list's parameters have them: those counted are those listed. */
export const pendingFrom = (today: string) => `status=pending&from=${today}`;

/** Bookings that wait for a confirmation, the next ride first. */
export function usePending(today: string) {
  const session = useSession();
  const filter = `${pendingFrom(today)}&pageSize=${maxPending}`;
  return useQuery({
    queryKey: [...bookingsKey, 'work', filter],
    queryFn: () =>
      session.request({
        path: `/api/admin/bookings?sort=bookingDate&direction=asc&${filter}`,
        response: bookingPage,
      }),
  });
}
