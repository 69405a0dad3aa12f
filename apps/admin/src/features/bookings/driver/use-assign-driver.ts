import { bookingDetailResponse, type BookingDetailResponse } from '@chauffeur/contracts/bookings/booking';
import type { AssignDriverRequest } from '@chauffeur/contracts/bookings/driver-assignment';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../notices/notice-context';
import { useSession } from '../../../session/session-context';
import { bookingsKey } from '../../../api/query-keys';
import { detailKey } from '../../../booking-display/use-booking';

/** Gives the booking to a driver or takes it from one, on the version that was shown, and notifies. */
export function useAssignDriver(id: string) {
  const { t } = useTranslation('bookings');
  const notify = useNotify();
  const session = useSession();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: AssignDriverRequest) =>
      session.request({
        method: 'PUT',
        path: `/api/admin/bookings/${encodeURIComponent(id)}/driver`,
        body,
        response: bookingDetailResponse,
      }),
    // Notified here and not by the form, which is reset with the changed booking.
    onSuccess: (changed, { driverId }) => {
      queryClient.setQueryData<BookingDetailResponse>(detailKey(id), changed);
      notify(t(driverId ? 'driver.assigned' : 'driver.taken'));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: bookingsKey }),
  });
}
