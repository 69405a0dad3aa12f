import type { BoardRide, DispatchBoard } from '@chauffeur/contracts/dispatch/dispatch-board';
import { useTranslation } from 'react-i18next';
import { useRideFailureText } from '../../../dispatch-display/use-ride-changes';
import { useSwapRides } from '../../../dispatch-display/use-swap-rides';
import { useNotify } from '../../../notices/notice-context';
import type { MovedRide } from './use-undo-move';
import { undoOfSwap, slotStateAfterSwap } from './ride-slot.rules';
import { useSlotTexts } from './use-slot-texts';

interface SwapOptions {
  board: DispatchBoard;
  by: 'car' | 'driver';
  onMoved: (moved: MovedRide) => void;
}

/** Swaps the vehicles of two rides, or their drivers on the rows of drivers. Notifies the reason if that fails. */
export function useSwap({ board, by, onMoved }: SwapOptions) {
  const { t } = useTranslation('dispatch');
  const { holder } = useSlotTexts(board, by);
  const notify = useNotify();
  const failureText = useRideFailureText();
  const swap = useSwapRides();
  const what = by === 'car' ? 'vehicle' : 'driver';
  const swapWith = async (ride: BoardRide, other: BoardRide): Promise<void> => {
    if (slotStateAfterSwap(board, ride, other, what)?.kind !== 'free')
      return notify(t('swap.notFree'), 'error');
    const pair = ({ id, version }: { id: string; version: number }) => ({ id, version });
    try {
      const swapped = await swap.mutateAsync({ first: pair(ride), second: pair(other), what });
      const undo = undoOfSwap([ride, other], swapped, what);
      onMoved({ before: ride, version: swapped.first.version, holder: holder(other), start: null, undo });
    } catch (failure) {
      notify(failureText(failure, t('move.failed')), 'error');
    }
  };
  return { swapWith, isSwapping: swap.isPending };
}
