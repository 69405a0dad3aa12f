import { bookingPage, type TransactionBooking } from '@chauffeur/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSession } from '../session/session-context';

/** Milliseconds of rest after typing before the server is asked. */
const typingPause = 300;

/** More than this is not looked through in a list of choices; one types on instead. */
const mostFound = 10;

/** Bookings whose reference, customer or email holds what was typed; the newest ones before anything is. */
export function useBookingSearch(typed: string, isWanted: boolean) {
  const session = useSession();
  const [search, setSearch] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), typingPause);
    return () => clearTimeout(timer);
  }, [typed]);
  const parameters = new URLSearchParams({ pageSize: String(mostFound), ...(search ? { search } : {}) });
  const { data, isFetching, isError } = useQuery({
    queryKey: ['bookings', 'search', search],
    queryFn: () => session.ask({ path: `/api/admin/bookings?${parameters.toString()}`, answer: bookingPage }),
    enabled: isWanted,
    placeholderData: keepPreviousData,
  });
  const found: TransactionBooking[] = (data?.items ?? []).map(({ id, referenceNumber, customerName }) => ({
    id,
    referenceNumber,
    customerName,
  }));
  return { found, isSearching: isFetching || search !== typed.trim(), hasFailed: isError && !isFetching };
}
