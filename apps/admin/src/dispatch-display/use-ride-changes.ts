import { bookingDetailResponse } from '@chauffeur/contracts/bookings/booking';
import type { AssignDriverRequest } from '@chauffeur/contracts/bookings/driver-assignment';
import type { BoardRide } from '@chauffeur/contracts/dispatch/dispatch-board';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { bookingsKey, dashboardKey, dispatchKey } from '../api/query-keys';
import { hasErrorCode } from '../api/send-request';
import { useServerErrorText } from '../i18n/use-server-error-text';
import { useNotify } from '../notices/notice-context';
import { useSession } from '../session/session-context';

type Ride = Pick<BoardRide, 'id' | 'version'>;

/** After a change of a ride, every list that shows it is read again. */
export function useReadRidesAgain() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [bookingsKey, dispatchKey, dashboardKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    );
}

/** Why the server rejected a change of a ride, in words. */
export function useRideFailureText() {
  const { t } = useTranslation('dispatch');
  const serverErrorText = useServerErrorText();
  return (failure: unknown, otherwise: string) =>
    hasErrorCode(failure, 'record.stale') ? t('stale') : (serverErrorText(failure) ?? otherwise);
}

type Assignment = Ride & Pick<AssignDriverRequest, 'driverId' | 'agreedByPhone' | 'allowTightGap'>;

/**
 * Gives a ride to a driver or takes it from one (null), on the version that was shown, and notifies. `onFailed` is called even
 * where the ride has left the screen meanwhile.
 */
export function useAssignRide(onFailed?: (failure: unknown) => void) {
  const { t } = useTranslation('dispatch');
  const [session, notify, readAgain] = [useSession(), useNotify(), useReadRidesAgain()];
  return useMutation({
    mutationFn: ({ id, ...change }: Assignment) =>
      session.request({
        method: 'PUT',
        path: `/api/admin/bookings/${encodeURIComponent(id)}/driver`,
        body: { ...change, notes: null },
        response: bookingDetailResponse,
      }),
    onSuccess: (_changed, { driverId }) => notify(t(driverId ? 'assign.done' : 'assign.taken')),
    ...(onFailed ? { onError: onFailed } : {}),
    onSettled: readAgain,
  });
}
