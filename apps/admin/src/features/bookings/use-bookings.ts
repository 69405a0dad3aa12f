import { bookingPage, type ListBookingsQuery } from '@chauffeur/contracts/bookings/list-bookings';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { bookingsKey } from '../../api/query-keys';
import { useSession } from '../../session/session-context';

/** Filters and order of the list, as the contract names them. */
export type BookingsFilter = Readonly<
  Partial<Record<keyof ListBookingsQuery | 'language', string | undefined>>
>;

/** The parameters of the list and of its export. */
export function bookingParameters(question: BookingsFilter): string {
  return new URLSearchParams(
    Object.entries(question).flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : [])),
  ).toString();
}

/** A page of bookings. */
export function useBookings(question: BookingsFilter) {
  const session = useSession();
  return useQuery({
    queryKey: [...bookingsKey, 'list', question],
    queryFn: () =>
      session.request({ path: `/api/admin/bookings?${bookingParameters(question)}`, response: bookingPage }),
    placeholderData: keepPreviousData,
  });
}
