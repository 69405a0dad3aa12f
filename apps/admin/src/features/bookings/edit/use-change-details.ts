import { bookingDetailResponse } from '@chauffeur/contracts/bookings/booking';
import type { ChangeDetailsRequest } from '@chauffeur/contracts/bookings/change-details';
import { useMutation } from '@tanstack/react-query';
import { useReadRidesAgain } from '../../../dispatch-display/use-ride-changes';
import { useSession } from '../../../session/session-context';

/** Edits whom a booking is for, what is driven and its price, on the version that was shown. */
export function useChangeDetails(id: string) {
  const session = useSession();
  const readAgain = useReadRidesAgain();
  return useMutation({
    mutationFn: (body: ChangeDetailsRequest) =>
      session.request({
        method: 'PATCH',
        path: `/api/admin/bookings/${encodeURIComponent(id)}/details`,
        body,
        response: bookingDetailResponse,
      }),
    onSettled: readAgain,
  });
}
