import type { BoardRide, DispatchBoard } from '@chauffeur/contracts/dispatch/dispatch-board';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoveRide, type Move } from '../../../dispatch-display/use-move-ride';
import { useRideFailureText } from '../../../dispatch-display/use-ride-changes';
import { useNotify } from '../../../notices/notice-context';
import type { MovedRide } from './use-undo-move';
import { changeBack, changeTo, stateOf, type Place, type PlaceState } from './place.rules';
import { usePlaceTexts } from './use-place-texts';
import { useSwap } from './use-swap';

/** The question to answer before a ride is moved. */
export interface Question {
  readonly ride: BoardRide;
  readonly change: Move;
  readonly state: PlaceState;
  readonly place: Place;
}

interface DropOptions {
  board: DispatchBoard;
  by: 'car' | 'driver';
  onMoved: (moved: MovedRide) => void;
  /** Called when the ride is saved at its new place, or back in its old one. */
  onEnd: () => void;
}

/** Handles a dropped ride, whether by mouse or keyboard: rejects it, asks first, or sends the change. */
export function useDrop({ board, by, onMoved, onEnd }: DropOptions) {
  const { t } = useTranslation('dispatch');
  const texts = usePlaceTexts(board, by);
  const notify = useNotify();
  const failureText = useRideFailureText();
  const [move, swap] = [useMoveRide(), useSwap({ board, by, onMoved })];
  const [question, setQuestion] = useState<Question>();

  const fail = (failure: unknown) => notify(failureText(failure, t('move.failed')), 'error');

  const send = async (ride: BoardRide, change: Move) => {
    setQuestion(undefined);
    try {
      const { version } = await move.mutateAsync({ ride, move: change });
      onMoved({ before: ride, version, back: changeBack(ride, change) });
    } catch (failure) {
      fail(failure);
    }
    onEnd();
  };

  const dropAt = (ride: BoardRide, place: Place) => {
    const change = changeTo(ride, place, by);
    if (!change) return onEnd();
    const state = stateOf(board, ride, place);
    if (state.kind === 'busy' || state.kind === 'inactive') {
      notify(texts.rejection(state), 'error');
      return onEnd();
    }
    if (state.kind === 'tight' || 'bookingTime' in change) {
      return setQuestion({ ride, change, state, place });
    }
    return void send(ride, { ...change, tellCustomer: false });
  };

  return {
    dropAt,
    dropOn: (ride: BoardRide, other: BoardRide) => void swap.swapWith(ride, other).finally(onEnd),
    question,
    isSending: move.isPending || swap.isSwapping,
    answer: (asked: Question, tellCustomer: boolean) =>
      void send(asked.ride, {
        ...asked.change,
        tellCustomer,
        ...(asked.state.kind === 'tight' ? { allowTightGap: true } : {}),
      }),
    putBack: () => {
      setQuestion(undefined);
      onEnd();
    },
  };
}
