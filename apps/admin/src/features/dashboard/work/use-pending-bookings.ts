import { bookingPage } from '@chauffeur/contracts/bookings/list-bookings';
import { useQuery } from '@tanstack/react-query';
import { bookingsKey } from '../../../api/query-keys';
import { useSession } from '../../../session/session-context';

/** How many pending bookings are shown. */
const maxPending = 8;

/** The list's parameters for bookings that wait for a confirmation, so that count and list have the same filter. */
export const pendingFilter = (today: string) => `status=pending&from=${today}`;

/** Reads the bookings that wait for a confirmation, the next ride first. */
export function usePendingBookings(today: string) {
  const session = useSession();
  const filter = `${pendingFilter(today)}&pageSize=${maxPending}`;
  return useQuery({
    queryKey: [...bookingsKey, 'work', filter],
    queryFn: () =>
      session.request({
        path: `/api/admin/bookings?sort=bookingDate&direction=asc&${filter}`,
        response: bookingPage,
      }),
  });
}
