import { customerResponse, minCustomerQuery, phoneKey } from '@chauffeur/contracts/bookings/customer';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDebouncedValue } from '../../api/use-debounced-value';
import { useSession } from '../../session/session-context';

/** Milliseconds after the last key before the server is called. */
const debounceMs = 300;

/** Shorter numbers are still being typed. */
const minPhoneDigits = 7;

const none: readonly never[] = [];

/** Finds customers of earlier bookings by name, email or phone number. */
export function useCustomers(typed: string, isWanted: boolean) {
  const q = useDebouncedValue(typed.trim(), debounceMs);
  const isLongEnough = Math.min(q.length, typed.trim().length) >= minCustomerQuery;
  const { data } = useCustomerQuery({ q }, isWanted && isLongEnough);
  return (isWanted && isLongEnough && data) || none;
}

/** Finds the rides that are already booked with a phone number on a day. */
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
    // Previous results stay while staff type; for another day they would be wrong.
    ...(query.date === undefined ? { placeholderData: keepPreviousData } : {}),
  });
}
