import { bookingChangePage } from '@chauffeur/contracts/bookings/changes/booking-change';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSession } from '../../../../session/session-context';
import { bookingDetailKey } from '../../../../booking-display/use-booking';

/** Reads the changes of a booking page by page, newest first. */
export function useBookingChanges(id: string) {
  const session = useSession();
  return useInfiniteQuery({
    queryKey: [...bookingDetailKey(id), 'changes'],
    initialPageParam: 1,
    queryFn: ({ pageParam }) =>
      session.request({
        path: `/api/admin/bookings/${encodeURIComponent(id)}/changes?page=${pageParam}`,
        response: bookingChangePage,
      }),
    getNextPageParam: ({ page, pageSize, total }) => (page * pageSize < total ? page + 1 : undefined),
  });
}
