import { useQueryClient } from '@tanstack/react-query';
import { bookingsKey, dashboardKey, dispatchKey } from '../api/query-keys';

/** Returns an `onSettled` that refetches every list that shows rides; a rejection does not wait for them. */
export function useRefetchRides() {
  const queryClient = useQueryClient();
  return (_changed?: unknown, failure?: unknown) => {
    const read = Promise.all(
      [bookingsKey, dispatchKey, dashboardKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    );
    return failure ? undefined : read;
  };
}
