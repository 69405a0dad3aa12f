import type { SwapRidesRequest } from '@chauffeur/contracts/bookings/changes/swap-rides';
import type { BoardRide } from '@chauffeur/contracts/dispatch/dispatch-board';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useMoveRide, type Move } from '../../../dispatch-display/use-move-ride';
import { useRideFailureText } from '../../../dispatch-display/use-ride-changes';
import { useSwapRides } from '../../../dispatch-display/use-swap-rides';
import { useNotify } from '../../../notices/notice-context';

/** A ride before it was moved, and what undoes the move: another move with the version that it made, or a swap. */
export interface MovedRide {
  readonly before: BoardRide;
  readonly version: number;
  /** The name of the vehicle that has the ride now, or of the driver on the rows of drivers; null if none has. */
  readonly holder: string | null;
  /** When it starts now, with the day if that has changed too; null if the start is the same. */
  readonly start: string | null;
  readonly undo: Move | SwapRidesRequest;
}

/**
 * Notifies that a ride was moved, with an Undo button that also works on the screens after the board. Calls `onUndone`
 * with the ride's version, whether or not the undo succeeded.
 */
export function useUndoMove(
  onUndone: (ride: Pick<BoardRide, 'id' | 'version'>) => void,
): (moved: MovedRide) => void {
  const { t } = useTranslation('dispatch');
  const notify = useNotify();
  const failureText = useRideFailureText();
  const [move, swap] = [useMoveRide(), useSwapRides()];
  const undo = useMutation({
    mutationFn: async ({ before: { id }, version, undo: request }: MovedRide) => {
      if ('what' in request) return (await swap.mutateAsync(request)).first.version;
      return (await move.mutateAsync({ ride: { id, version }, move: request })).version;
    },
    onSuccess: () => notify(t('move.undone')),
    onError: (failure) => notify(failureText(failure, t('move.undoFailed')), 'error'),
    onSettled: (version, _failure, { before, version: made }) =>
      onUndone({ id: before.id, version: version ?? made }),
  });
  return (moved) => {
    const { customerName: customer, referenceNumber: about } = moved.before;
    const onAct = () => undo.mutate(moved);
    const slot = [moved.holder, moved.start].filter(Boolean).join(', ');
    const text = slot ? t('move.doneWith', { customer, slot }) : t('move.done', { customer });
    notify(text, 'done', { label: t('move.undo'), about, onAct });
  };
}
