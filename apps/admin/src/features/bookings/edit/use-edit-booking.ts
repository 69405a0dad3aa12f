import { bookingDetailResponse } from '@chauffeur/contracts/bookings/booking';
import type { EditBookingRequest } from '@chauffeur/contracts/bookings/changes/edit-booking';
import { useMutation } from '@tanstack/react-query';
import { useRefetchRides } from '../../../booking-display/use-refetch-rides';
import { useSession } from '../../../session/session-context';

interface EditOutcome {
  readonly onEdited?: () => void;
  readonly onFailed?: () => void;
}

/** Edits a booking, with the version that was shown. Reports the outcome even after its component has unmounted. */
export function useEditBooking(id: string, { onEdited, onFailed }: EditOutcome = {}) {
  const session = useSession();
  const refetchRides = useRefetchRides();
  return useMutation({
    mutationFn: (body: EditBookingRequest) =>
      session.request({
        method: 'PATCH',
        path: `/api/admin/bookings/${encodeURIComponent(id)}`,
        body,
        response: bookingDetailResponse,
      }),
    ...(onEdited ? { onSuccess: onEdited } : {}),
    ...(onFailed ? { onError: onFailed } : {}),
    onSettled: refetchRides,
  });
}
