import { bookingDetailResponse } from '@chauffeur/contracts/bookings/booking';
import type { SetRideStateRequest } from '@chauffeur/contracts/driver-page/driver-step';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { hasErrorCode } from '../api/send-request';
import { useRefetchRides } from '../booking-display/use-refetch-rides';
import { useNotify } from '../notices/notice-context';
import { useSession } from '../session/session-context';

/** Sets a ride's state manually, from the state that was shown, and shows a notice. */
export function useSetRideState(id: string) {
  const { t } = useTranslation('rideProgress');
  const session = useSession();
  const notify = useNotify();
  const refetchRides = useRefetchRides();
  return useMutation({
    mutationFn: (body: SetRideStateRequest) =>
      session.request({
        method: 'POST',
        path: `/api/admin/bookings/${encodeURIComponent(id)}/steps`,
        body,
        response: bookingDetailResponse,
      }),
    onSuccess: (_changed, { to }) => notify(t('set.done', { state: t(`states.${to}`) })),
    onError: (failure) =>
      notify(t(hasErrorCode(failure, 'ride.stateChanged') ? 'set.changed' : 'set.failed'), 'error'),
    onSettled: refetchRides,
  });
}
