import type { BoardRide, DispatchBoard } from '@chauffeur/contracts/dispatch/dispatch-board';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoveRide, type Move } from '../../../dispatch-display/use-move-ride';
import { useRideFailureText } from '../../../dispatch-display/use-ride-changes';
import { useNotify } from '../../../notices/notice-context';
import type { MovedRide } from './use-undo-move';
import { undoOfMove, moveToSlot, slotStateOf, type RideSlot, type SlotState } from './ride-slot.rules';
import { useSlotTexts } from './use-slot-texts';
import { useSwap } from './use-swap';

/** A move that waits for the confirmation of the admin. */
export interface PendingMove {
  readonly ride: BoardRide;
  readonly change: Move;
  readonly state: SlotState;
  readonly slot: RideSlot;
}

interface DropOptions {
  board: DispatchBoard;
  by: 'car' | 'driver';
  onMoved: (moved: MovedRide) => void;
  /** Called when the ride is saved at its new slot, or back in its old one. */
  onEnd: () => void;
}

/** Handles a dropped ride, whether by mouse or keyboard: rejects it, asks first, or sends the change. */
export function useDropRide({ board, by, onMoved, onEnd }: DropOptions) {
  const { t } = useTranslation('dispatch');
  const texts = useSlotTexts(board, by);
  const notify = useNotify();
  const failureText = useRideFailureText();
  const [move, swap] = [useMoveRide(), useSwap({ board, by, onMoved })];
  const [pendingMove, setPendingMove] = useState<PendingMove>();

  const fail = (failure: unknown) => notify(failureText(failure, t('move.failed')), 'error');

  const send = async ({ ride, slot }: Pick<PendingMove, 'ride' | 'slot'>, change: Move) => {
    setPendingMove(undefined);
    try {
      const { version } = await move.mutateAsync({ ride, move: change });
      const start = 'bookingTime' in change ? texts.startAt(ride, slot.start) : null;
      onMoved({ before: ride, version, holder: texts.holder(slot), start, undo: undoOfMove(ride, change) });
    } catch (failure) {
      fail(failure);
    }
    onEnd();
  };

  const dropAt = (ride: BoardRide, slot: RideSlot) => {
    const change = moveToSlot(ride, slot, by);
    if (!change) return onEnd();
    const state = slotStateOf(board, ride, slot);
    if (state.kind === 'busy' || state.kind === 'inactive') {
      notify(texts.rejection(state), 'error');
      return onEnd();
    }
    if (state.kind === 'tight' || 'bookingTime' in change) {
      return setPendingMove({ ride, change, state, slot });
    }
    return void send({ ride, slot }, { ...change, tellCustomer: false });
  };

  return {
    dropAt,
    dropOn: (ride: BoardRide, other: BoardRide) => void swap.swapWith(ride, other).finally(onEnd),
    pendingMove,
    isSending: move.isPending || swap.isSwapping,
    confirmMove: (confirmed: PendingMove, tellCustomer: boolean) =>
      void send(confirmed, {
        ...confirmed.change,
        tellCustomer,
        ...(confirmed.state.kind === 'tight' ? { allowTightGap: true } : {}),
      }),
    cancelMove: () => {
      setPendingMove(undefined);
      onEnd();
    },
  };
}
