import type { SwapRidesRequest } from '@chauffeur/contracts/bookings/changes/swap-rides';
import type { BoardRide } from '@chauffeur/contracts/dispatch/dispatch-board';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useMoveRide, type Move } from '../../../dispatch-display/use-move-ride';
import { useRideFailureText } from '../../../dispatch-display/use-ride-changes';
import { useSwapRides } from '../../../dispatch-display/use-swap-rides';
import { useNotify } from '../../../notices/notice-context';

/** A ride as it was before it was moved, and what takes that back: another move on the version that it made, or a swap. */
export interface MovedRide {
  readonly before: BoardRide;
  readonly version: number;
  readonly back: Move | SwapRidesRequest;
}

/**
 * Reports that a ride was moved, with a button that takes it back, also on the screens after the board. `onUndone`: the ride is
 * back where it was, on this version; or it is not, and is as it was moved.
 */
export function useUndoMove(
  onUndone: (ride: Pick<BoardRide, 'id' | 'version'>) => void,
): (moved: MovedRide) => void {
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
    onSettled: (version, _failure, { before, version: made }) =>
      onUndone({ id: before.id, version: version ?? made }),
  });
  return (moved) => {
    const { customerName: customer, referenceNumber: about } = moved.before;
    const onAct = () => undo.mutate(moved);
    notify(t('move.done', { customer }), 'done', { label: t('move.undo'), about, onAct });
  };
}
