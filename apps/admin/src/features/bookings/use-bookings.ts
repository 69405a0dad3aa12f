import { bookingPage, type ListBookingsQuery } from '@chauffeur/contracts/bookings/list-bookings';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { parametersOf } from '../../api/parameters-of';
import { bookingsKey } from '../../api/query-keys';
import { useSession } from '../../session/session-context';

/** The list's filters and order, named as in the contract. */
export type BookingsFilter = Readonly<
  Partial<Record<keyof ListBookingsQuery | 'language', string | undefined>>
>;

export function useBookings(filter: BookingsFilter) {
  const session = useSession();
  return useQuery({
    queryKey: [...bookingsKey, 'list', filter],
    queryFn: () =>
      session.request({ path: `/api/admin/bookings?${parametersOf(filter)}`, response: bookingPage }),
    placeholderData: keepPreviousData,
  });
}
