import type { BoardRide, DispatchBoard } from '@chauffeur/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoveRide, type Move } from '../../../dispatch-display/use-move-ride';
import { useRideFailureText } from '../../../dispatch-display/use-ride-changes';
import { useSwapRides } from '../../../dispatch-display/use-swap-rides';
import { useNotify } from '../../../notices/notice-context';
import type { MovedRide } from '../ride/undo-move';
import { changeBack, changeTo, stateOf, swapOf, type Place, type PlaceState } from './place.rules';
import { usePlaceTexts } from './use-place-texts';

/** What is asked before a ride is moved. */
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
  /** The ride is at its new place, or back where it was. */
  onEnd: () => void;
}

/** What becomes of a ride that is dropped somewhere, by hand or by keyboard: rejected, asked about, or sent. */
export function useDrop({ board, by, onMoved, onEnd }: DropOptions) {
  const { t } = useTranslation('dispatch');
  const texts = usePlaceTexts(board, by);
  const notify = useNotify();
  const failureText = useRideFailureText();
  const [move, swap] = [useMoveRide(), useSwapRides()];
  const [question, setQuestion] = useState<Question>();
  const what = by === 'car' ? 'vehicle' : 'driver';

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

  const swapWith = async (ride: BoardRide, other: BoardRide) => {
    const state = swapOf(board, ride, other, what);
    if (state?.kind !== 'free') {
      notify(t('swap.notFree'), 'error');
      return onEnd();
    }
    const pair = ({ id, version }: { id: string; version: number }) => ({ id, version });
    try {
      const swapped = await swap.mutateAsync({ first: pair(ride), second: pair(other), what });
      const back = { first: pair(swapped.first), second: pair(swapped.second), what } as const;
      onMoved({ before: ride, version: swapped.first.version, back });
    } catch (failure) {
      fail(failure);
    }
    return onEnd();
  };

  return {
    dropAt,
    swapWith,
    question,
    isSending: move.isPending || swap.isPending,
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
