import type { SwapRidesRequest } from '@chauffeur/contracts/bookings/changes/swap-rides';
import type { BoardRide } from '@chauffeur/contracts/dispatch/dispatch-board';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useMoveRide, type Move } from '../../../dispatch-display/use-move-ride';
import { useRideFailureText } from '../../../dispatch-display/use-ride-changes';
import { useSwapRides } from '../../../dispatch-display/use-swap-rides';
import { useNotify } from '../../../notices/notice-context';

/** Milliseconds for which a move can be undone. */
const undoMs = 10_000;

/** A ride as it was before it was moved, and what takes that back: another move on the version that it made, or a swap. */
export interface MovedRide {
  readonly before: BoardRide;
  readonly version: number;
  readonly back: Move | SwapRidesRequest;
}

interface UndoMoveProps {
  moved: MovedRide | undefined;
  /** The ride is back where it was, on this version; or it is not, and is as it was moved. */
  onUndone: (ride: Pick<BoardRide, 'id' | 'version'>) => void;
  onClose: () => void;
}

/** Says that a ride was moved, and takes it back for a while. */
export function UndoMove({ moved, onUndone, onClose }: UndoMoveProps) {
  const { t } = useTranslation('dispatch');
  const notify = useNotify();
  const failureText = useRideFailureText();
  const [move, swap] = [useMoveRide(), useSwapRides()];
  const undo = useMutation({
    mutationFn: async ({ before: { id }, version, back }: MovedRide) => {
      if ('what' in back) return (await swap.mutateAsync(back)).first.version;
      return (await move.mutateAsync({ ride: { id, version }, move: back })).version;
    },
    onSuccess: () => notify(t('move.undone')),
    onError: (failure) => notify(failureText(failure, t('move.undoFailed')), 'error'),
    onSettled: (version, _failure, { before, version: made }) => {
      onClose();
      onUndone({ id: before.id, version: version ?? made });
    },
  });
  return (
    <Snackbar
      key={moved && `${moved.before.id} ${moved.version}`}
      open={moved !== undefined}
      autoHideDuration={undoMs}
      onClose={(_, reason) => reason === 'timeout' && onClose()}
      message={t('move.done', { customer: moved?.before.customerName ?? '' })}
      action={
        <Button
          color="primary"
          size="small"
          loading={undo.isPending}
          onClick={() => moved && !undo.isPending && undo.mutate(moved)}
        >
          {t('move.undo')}
        </Button>
      }
    />
  );
}
