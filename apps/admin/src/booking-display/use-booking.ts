import { bookingDetailResponse } from '@chauffeur/contracts/bookings/booking';
import { useQuery } from '@tanstack/react-query';
import { bookingsKey } from '../api/query-keys';
import { useSession } from '../session/session-context';

export const detailKey = (id: string) => [...bookingsKey, 'detail', id] as const;

/** A booking with all that its page shows. */
export function useBooking(id: string) {
  const session = useSession();
  return useQuery({
    queryKey: detailKey(id),
    queryFn: () =>
      session.request({
        path: `/api/admin/bookings/${encodeURIComponent(id)}`,
        response: bookingDetailResponse,
      }),
  });
}
