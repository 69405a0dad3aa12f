import {
  bookingDetailResponse,
  type AssignDriverRequest,
  type BookingDetailResponse,
} from '@chauffeur/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSession } from '../session/session-context';
import { bookingsKey, detailKey } from './use-bookings';

/** Gives the booking to a driver or takes it from one, on the version that was looked at. */
export function useAssignDriver(id: string) {
  const session = useSession();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: AssignDriverRequest) =>
      session.ask({
        method: 'PUT',
        path: `/api/admin/bookings/${encodeURIComponent(id)}/driver`,
        body,
        answer: bookingDetailResponse,
      }),
    onSuccess: (changed) => queryClient.setQueryData<BookingDetailResponse>(detailKey(id), changed),
    onSettled: () => queryClient.invalidateQueries({ queryKey: bookingsKey }),
  });
}
