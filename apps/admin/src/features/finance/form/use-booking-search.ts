import { bookingPage } from '@chauffeur/contracts/bookings/list-bookings';
import type { TransactionBooking } from '@chauffeur/contracts/finance/transaction';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDebouncedValue } from '../../../forms/use-debounced-value';
import { useSession } from '../../../session/session-context';

/** Milliseconds after the last key before the server is called. */
const debounceMs = 300;

/** A longer list of choices is not read; one types on instead. */
const maxFound = 10;

/** Bookings whose reference, customer or email contains the input; the newest ones without input. */
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
