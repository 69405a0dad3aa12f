import { demoBookingsResponse } from '@chauffeur/contracts/bookings/demo-bookings';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { dashboardKey } from '../../../api/query-keys';
import { useSession } from '../../../session/session-context';

const path = '/api/admin/demo-bookings';

/** Reads which examples from the first start are left; undefined if there are none. */
export function useExamples() {
  const session = useSession();
  const { data } = useQuery({
    queryKey: [...dashboardKey, 'examples'],
    queryFn: () => session.request({ path, response: demoBookingsResponse }),
  });
  return data && data.bookings + data.drivers + data.vehicles > 0 ? data : undefined;
}

/** Removes the examples, and refetches everything, since any screen may have shown them. */
export function useRemoveExamples(onRemoved: () => void) {
  const session = useSession();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => session.request({ method: 'DELETE', path, response: z.unknown() }),
    onSuccess: onRemoved,
    onSettled: () => queryClient.invalidateQueries(),
  });
}
