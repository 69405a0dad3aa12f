import { bookingDetailResponse, type BookingDetailResponse } from '@chauffeur/contracts/bookings/booking';
import type { AssignDriverRequest } from '@chauffeur/contracts/bookings/crew/driver-assignment';
import type { BoardRide } from '@chauffeur/contracts/dispatch/dispatch-board';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { bookingDetailKey } from '../booking-display/use-booking';
import { useRefetchRides } from '../booking-display/use-refetch-rides';
import { hasErrorCode } from '../api/send-request';
import { useFailureText } from '../i18n/use-failure-text';
import { useNotify } from '../notices/notice-context';
import { useSession } from '../session/session-context';

type Ride = Pick<BoardRide, 'id' | 'version'>;

/** Returns a function that explains why the server rejected a change of a ride. */
export function useRideFailureText() {
  const { t } = useTranslation('dispatch');
  const failureText = useFailureText();
  return (failure: unknown, otherwise: string) =>
    hasErrorCode(failure, 'record.stale') ? t('stale') : failureText(failure, otherwise);
}

type Assignment = Ride & Omit<AssignDriverRequest, 'version' | 'notes'> & Partial<AssignDriverRequest>;

/**
 * Assigns a driver to a ride or removes the driver (null), on the version that was shown, and shows a notice. The booking's
 * page is updated at once. `onFailed` is called even if the ride has left the screen.
 */
export function useAssignRide(onFailed?: (failure: unknown) => void) {
  const { t } = useTranslation('dispatch');
  const [session, notify, refetchRides] = [useSession(), useNotify(), useRefetchRides()];
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...change }: Assignment) =>
      session.request({
        method: 'PUT',
        path: `/api/admin/bookings/${encodeURIComponent(id)}/driver`,
        body: { notes: null, ...change },
        response: bookingDetailResponse,
      }),
    onSuccess: (changed, { id, driverId }) => {
      queryClient.setQueryData<BookingDetailResponse>(bookingDetailKey(id), (known) => known && changed);
      notify(t(driverId ? 'assign.done' : 'assign.taken'));
    },
    ...(onFailed ? { onError: onFailed } : {}),
    onSettled: refetchRides,
  });
}
