import type { BoardRide } from '@chauffeur/contracts';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { useTranslation } from 'react-i18next';
import { useRideFailureText } from '../../../dispatch-display/use-ride-changes';
import { useNotify } from '../../../notices/notice-context';
import { useMoveRide } from '../../../dispatch-display/use-move-ride';

/** Milliseconds for which a move can be undone. */
const undoMs = 10_000;

/** A ride as it was before a move, and the version that the move made. */
export interface MovedRide {
  readonly before: BoardRide;
  readonly version: number;
  readonly tellCustomer: boolean;
}

/** Says that a ride was moved, and takes it back for a while. */
export function UndoMove({ moved, onClose }: { moved: MovedRide | undefined; onClose: () => void }) {
  const { t } = useTranslation('dispatch');
  const notify = useNotify();
  const failureText = useRideFailureText();
  const back = useMoveRide();
  const undo = () => {
    if (!moved || back.isPending) return;
    const { before, version, tellCustomer } = moved;
    const { id, bookingDate, bookingTime, durationMinutes, bufferMinutes, vehicleId } = before;
    back.mutate(
      {
        ride: { id, version },
        move: { bookingDate, bookingTime, durationMinutes, bufferMinutes, vehicleId, tellCustomer },
      },
      {
        onSuccess: () => notify(t('move.undone')),
        onError: (failure) => notify(failureText(failure, t('move.undoFailed')), 'error'),
        onSettled: onClose,
      },
    );
  };
  return (
    <Snackbar
      key={moved && `${moved.before.id} ${moved.version}`}
      open={moved !== undefined}
      autoHideDuration={undoMs}
      onClose={(_, reason) => reason === 'timeout' && onClose()}
      message={t('move.done', { customer: moved?.before.customerName ?? '' })}
      action={
        <Button color="primary" size="small" loading={back.isPending} onClick={undo}>
          {t('move.undo')}
        </Button>
      }
    />
  );
}
