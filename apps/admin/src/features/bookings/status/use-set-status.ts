import type { BookingListItem } from '@chauffeur/contracts/bookings/booking';
import type {
  ChangedStatusResponse,
  ChangeStatusRequest,
} from '@chauffeur/contracts/bookings/changes/change-status';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { hasErrorCode } from '../../../api/send-request';
import { isEmailed } from '../../../booking-display/is-emailed';
import { useNotify } from '../../../notices/notice-context';
import { useChangeStatus, useUndoStatus } from '../use-bookings';

/** Sets a status, and says in a notice what came of it, with a button that undoes it while its email waits. */
export function useSetStatus(booking: Pick<BookingListItem, 'id' | 'status' | 'progress'>) {
  const { t } = useTranslation('bookings');
  const notify = useNotify();
  const change = useChangeStatus(booking.id);
  const undo = useUndoStatus(booking.id);
  // State is that of the last render, which the second click of a double click may precede.
  const isInFlight = useRef(false);

  const sayFailed = (failure: Error) => {
    if (hasErrorCode(failure, 'record.stale')) return notify(t('stale'), 'error');
    if (hasErrorCode(failure, 'status.undoTooLate')) return notify(t('errors.status.undoTooLate'), 'error');
    return notify(t('changeFailed'), 'error');
  };
  // Its own promise, because callbacks of a mutation are dropped with the row that has left the list.
  const takeBack = ({ version }: ChangedStatusResponse) =>
    undo
      .mutateAsync({ version })
      .then(
        ({ status, problems }) => notify([t(`undone.${status}`), ...lostTexts(problems)].join(' ')),
        sayFailed,
      );
  const lostTexts = (lost: ChangedStatusResponse['problems']) => [
    ...(lost.includes('noVehicle') ? [t('lost.vehicle')] : []),
    ...(lost.includes('noDriver') ? [t('lost.driver')] : []),
  ];
  const sayDone = (changed: ChangedStatusResponse, wasCancelled: boolean) => {
    const lost = wasCancelled ? changed.problems : [];
    const text = t(`changed.${changed.status}`);
    const { customerEmail } = changed;
    const isReported = isEmailed(changed.status, { customerEmail, progress: booking.progress });
    const parts = [text, ...(isReported ? [t('emailed')] : []), ...lostTexts(lost)];
    const about = changed.referenceNumber;
    notify(parts.join(' '), 'done', { label: t('undo'), about, onAct: () => void takeBack(changed) });
  };
  return {
    isPending: change.isPending || undo.isPending,
    set: (request: ChangeStatusRequest) => {
      if (isInFlight.current) return;
      isInFlight.current = true;
      const wasCancelled = booking.status === 'cancelled';
      change
        .mutateAsync(request)
        .then((changed) => sayDone(changed, wasCancelled), sayFailed)
        .finally(() => (isInFlight.current = false));
    },
  };
}
