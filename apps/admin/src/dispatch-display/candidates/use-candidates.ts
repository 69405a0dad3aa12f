import {
  newRideCandidatesQuery,
  rideCandidates,
  rideCandidatesQuery,
  type RideCandidates,
} from '@chauffeur/contracts/bookings/changes/ride-candidates';
import { useQuery } from '@tanstack/react-query';
import { dispatchKey } from '../../api/query-keys';
import { useDebouncedValue } from '../../forms/use-debounced-value';
import { useSession } from '../../session/session-context';

/** Milliseconds after the last change before the server is called. */
const debounceMs = 400;

/** How a ride is to be, as a form has it; what is '' or undefined is left out, except the time. */
export type AskedRide = Readonly<
  Partial<Record<keyof typeof rideCandidatesQuery.shape, string | number | undefined>>
>;

/**
 * Who could take a ride as it is to be, asked again when that has settled; undefined until it is known, and where the
 * answer fails: forms work without. `bookingId` is absent of a ride that is not booked yet.
 */
export function useCandidates(ride: AskedRide, bookingId?: string): RideCandidates | undefined {
  return useCandidatesRead(ride, bookingId).data;
}

/** As `useCandidates`, and whether the answer has failed. */
export function useCandidatesRead(
  ride: AskedRide,
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
  // Of another time what was answered would be wrong.
  return parameters === current ? { data, isError } : { data: undefined, isError: false };
}

/** Null while the form can't be asked about. */
function parametersOf(
  ride: AskedRide,
  query: typeof rideCandidatesQuery | typeof newRideCandidatesQuery,
): string | null {
  const given = Object.entries(ride).flatMap(([name, value]) =>
    value === undefined || (value === '' && name !== 'bookingTime') ? [] : [[name, String(value)]],
  );
  const isValid = query.safeParse(Object.fromEntries(given)).success;
  return isValid ? new URLSearchParams(given).toString() : null;
}
