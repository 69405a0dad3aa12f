import { bookingDetailResponse } from '@chauffeur/contracts/bookings/booking';
import { useQuery } from '@tanstack/react-query';
import { bookingsKey } from '../api/query-keys';
import { useSession } from '../session/session-context';

export const bookingDetailKey = (id: string) => [...bookingsKey, 'detail', id] as const;

interface BookingOptions {
  readonly enabled?: boolean;
  /** Milliseconds for which a cached booking is not refetched; by default that of the query client. */
  readonly staleTime?: number;
}

/** Reads a booking with everything that its page shows. */
export function useBooking(id: string, options: BookingOptions = {}) {
  const session = useSession();
  return useQuery({
    queryKey: bookingDetailKey(id),
    queryFn: () =>
      session.request({
        path: `/api/admin/bookings/${encodeURIComponent(id)}`,
        response: bookingDetailResponse,
      }),
    ...options,
  });
}
