import { bookingPage } from '@chauffeur/contracts/bookings/list-bookings';
import type { TransactionBooking } from '@chauffeur/contracts/finance/transaction';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDebouncedValue } from '../../../api/use-debounced-value';
import { useSession } from '../../../session/session-context';

/** Debounce delay of the search in milliseconds. */
const debounceMs = 300;

/** With more results than this, typing on is easier than reading the list. */
const maxFound = 10;

/** Finds bookings by reference, customer or email; without input, the newest ones. */
export function useBookingSearch(typed: string, isWanted: boolean) {
  const session = useSession();
  const search = useDebouncedValue(typed.trim(), debounceMs);
  const parameters = new URLSearchParams({ pageSize: String(maxFound), ...(search ? { search } : {}) });
  const { data, isFetching, isError } = useQuery({
    queryKey: ['bookings', 'search', search],
    queryFn: () =>
      session.request({ path: `/api/admin/bookings?${parameters.toString()}`, response: bookingPage }),
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
