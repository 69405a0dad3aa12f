import {
  newRideCandidatesQuery,
  rideCandidates,
  rideCandidatesQuery,
  type RideCandidates,
} from '@chauffeur/contracts/bookings/changes/ride-candidates';
import { useQuery } from '@tanstack/react-query';
import { dispatchKey } from '../../api/query-keys';
import { useDebouncedValue } from '../../api/use-debounced-value';
import { useSession } from '../../session/session-context';

/** Milliseconds after the last change before the server is called. */
const debounceMs = 400;

/** A ride as entered in a form. Values that are '' or undefined are left out, except the time. */
export type RideInput = Readonly<
  Partial<Record<keyof typeof rideCandidatesQuery.shape, string | number | undefined>>
>;

/**
 * Reads who could take a ride as entered, debounced. Undefined until loaded and if the request fails: forms work without it.
 * `bookingId` is absent for a ride that is not booked yet.
 */
export function useCandidates(ride: RideInput, bookingId?: string): RideCandidates | undefined {
  return useCandidatesQuery(ride, bookingId).data;
}

/** Same as `useCandidates`, and whether the request failed. */
export function useCandidatesQuery(
  ride: RideInput,
  bookingId?: string,
): { readonly data: RideCandidates | undefined; readonly isError: boolean } {
  const session = useSession();
  const current = parametersOf(ride, bookingId ? rideCandidatesQuery : newRideCandidatesQuery);
  const parameters = useDebouncedValue(current, debounceMs);
  const path = bookingId
    ? (`/api/admin/bookings/${encodeURIComponent(bookingId)}/candidates` as const)
    : ('/api/admin/bookings/candidates' as const);
  const { data, isError } = useQuery({
    queryKey: [...dispatchKey, 'candidates', bookingId ?? '', parameters],
    queryFn: () => session.request({ path: `${path}?${parameters}`, response: rideCandidates }),
    enabled: parameters !== null && parameters === current,
  });
  // A response for earlier input would be wrong.
  return parameters === current ? { data, isError } : { data: undefined, isError: false };
}

/** Returns null while the input is invalid. */
function parametersOf(
  ride: RideInput,
  query: typeof rideCandidatesQuery | typeof newRideCandidatesQuery,
): string | null {
  const given = Object.entries(ride).flatMap(([name, value]) =>
    value === undefined || (value === '' && name !== 'bookingTime') ? [] : [[name, String(value)]],
  );
  const isValid = query.safeParse(Object.fromEntries(given)).success;
  return isValid ? new URLSearchParams(given).toString() : null;
}
