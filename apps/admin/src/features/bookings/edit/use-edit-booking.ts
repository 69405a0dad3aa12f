import { bookingDetailResponse } from '@chauffeur/contracts/bookings/booking';
import type { EditBookingRequest } from '@chauffeur/contracts/bookings/changes/edit-booking';
import { useMutation } from '@tanstack/react-query';
import { useReadRidesAgain } from '../../../booking-display/use-read-rides-again';
import { useSession } from '../../../session/session-context';

interface EditOutcome {
  readonly onEdited?: () => void;
  readonly onFailed?: () => void;
}

/** Edits a booking, with the version that was shown. Reports the outcome even after its component has unmounted. */
export function useEditBooking(id: string, { onEdited, onFailed }: EditOutcome = {}) {
  const session = useSession();
  const readAgain = useReadRidesAgain();
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
    onSettled: readAgain,
  });
}
