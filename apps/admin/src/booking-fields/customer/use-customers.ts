import { customerResponse, minCustomerQuery, phoneKey } from '@chauffeur/contracts/bookings/customer';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDebouncedValue } from '../../forms/use-debounced-value';
import { useSession } from '../../session/session-context';

/** Milliseconds after the last key before the server is called. */
const debounceMs = 300;

/** Shorter numbers are still being typed. */
const minPhoneDigits = 7;

const none: readonly never[] = [];

/** Customers of earlier bookings whose name, email or phone number fits the input. */
export function useCustomers(typed: string, isWanted: boolean) {
  const q = useDebouncedValue(typed.trim(), debounceMs);
  const isLongEnough = Math.min(q.length, typed.trim().length) >= minCustomerQuery;
  const { data } = useCustomerQuery({ q }, isWanted && isLongEnough);
  return (isWanted && isLongEnough && data) || none;
}

/** The rides that a phone number has on a day already. */
export function useRidesOfPhone(phone: string, date: string) {
  const q = useDebouncedValue(phoneKey(phone), debounceMs);
  const { data } = useCustomerQuery({ q, date }, q.length >= minPhoneDigits && date !== '');
  return data?.flatMap(({ ridesOnDate }) => ridesOnDate) ?? none;
}

function useCustomerQuery(query: { q: string; date?: string }, isEnabled: boolean) {
  const session = useSession();
  return useQuery({
    queryKey: ['customers', query],
    queryFn: () =>
      session.request({
        path: `/api/admin/customers?${new URLSearchParams(query).toString()}`,
        response: customerResponse.array(),
      }),
    enabled: isEnabled,
    // While one types on, what was found stays; for another day it would be wrong.
    ...(query.date === undefined ? { placeholderData: keepPreviousData } : {}),
  });
}
