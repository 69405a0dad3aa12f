import type { BookingListItem } from '@chauffeur/contracts/bookings/booking';
import type {
  ChangedStatusResponse,
  ChangeStatusRequest,
} from '@chauffeur/contracts/bookings/changes/change-status';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { hasErrorCode } from '../api/send-request';
import { useRefetchRides } from '../booking-display/use-refetch-rides';
import { useFailureText } from '../i18n/use-failure-text';
import { useNotify } from '../notices/notice-context';
import { emailsCustomerOfStatus } from './emails-customer-of-status';
import { useStatusRequest } from './use-status-request';

type Before = Pick<BookingListItem, 'id' | 'status' | 'progress'>;

/**
 * Sets a status and reports the outcome in a notice, with a button to undo it while its email waits. The notice comes before
 * lists are refetched, because the time to undo is limited, and even if the booking has left the screen.
 */
export function useSetStatus(booking: Before) {
  const { t } = useTranslation('bookings');
  const notify = useNotify();
  const failureText = useFailureText();
  const request = useStatusRequest(booking.id);
  const refetchRides = useRefetchRides();
  // A ref, not state: the second click of a double click may come before the next render.
  const isInFlight = useRef(false);

  const notifyFailed = (failure: unknown) => {
    if (hasErrorCode(failure, 'record.stale')) return notify(t('stale'), 'error');
    if (hasErrorCode(failure, 'status.undoTooLate')) return notify(t('errors.status.undoTooLate'), 'error');
    return notify(failureText(failure, t('changeFailed')), 'error');
  };
  const lostTexts = (lost: ChangedStatusResponse['problems']) => [
    ...(lost.includes('noVehicle') ? [t('lost.vehicle')] : []),
    ...(lost.includes('noDriver') ? [t('lost.driver')] : []),
  ];
  const undo = useMutation({
    mutationFn: ({ version }: ChangedStatusResponse) => request.undo({ version }),
    onSuccess: ({ status, problems }, changed) => {
      // A problem that existed before the undo is not a loss.
      const lost = problems.filter((problem) => !changed.problems.includes(problem));
      notify([t(`undone.${status}`), ...lostTexts(lost)].join(' '));
    },
    onError: notifyFailed,
    onSettled: refetchRides,
  });
  const notifyDone = (changed: ChangedStatusResponse, { status, progress }: Before) => {
    const { referenceNumber: about } = changed;
    const isEmailed = emailsCustomerOfStatus(changed.status, { ...changed, status, progress });
    const lost = status === 'cancelled' ? changed.problems : [];
    const emailed = t(changed.status === 'completed' ? 'emailedOnce' : 'emailed');
    const parts = [t(`changed.${changed.status}`), ...(isEmailed ? [emailed] : []), ...lostTexts(lost)];
    notify(parts.join(' '), 'done', { label: t('undo'), about, onAct: () => undo.mutate(changed) });
  };
  const change = useMutation({
    mutationFn: ({ wanted }: { wanted: ChangeStatusRequest; before: Before }) => request.change(wanted),
    onSuccess: (changed, { before }) => notifyDone(changed, before),
    onError: notifyFailed,
    onSettled: (changed, failure) => {
      isInFlight.current = false;
      return refetchRides(changed, failure);
    },
  });
  return {
    isPending: change.isPending || undo.isPending,
    hasFailed: change.isError,
    set: (wanted: ChangeStatusRequest) => {
      if (isInFlight.current) return;
      isInFlight.current = true;
      change.mutate({ wanted, before: booking });
    },
  };
}
