import { bakuInstant } from '@chauffeur/contracts/baku-instant';
import { useLayoutEffect, useState } from 'react';
import { useDrop } from '../move/use-drop';
import type { MovedRide } from '../move/use-undo-move';
import type { MovableBoard } from './taken-ride';
import type { Taken } from './taken.rules';
import { useFocusAfter } from './use-focus-after';
import { useHands } from './use-hands';
import { useKeys } from './use-keys';

export interface TakenRideOptions extends MovableBoard {
  onMoved: (moved: MovedRide) => void;
  /** The board must not change while a ride is picked up. */
  onTaken: (isTaken: boolean) => void;
}

/** The ride that was picked up by mouse or `M`, until it is saved where it was dropped or is back where it was. */
export function useTakenRide({ onMoved, onTaken, ...shown }: TakenRideOptions) {
  const { board, view, frame } = shown;
  const [taken, setTaken] = useState<Taken>();
  const drop = useDrop({ board, by: view.by, onMoved, onEnd: () => setTaken(undefined) });
  const isTaken = taken !== undefined;
  useLayoutEffect(() => onTaken(isTaken), [isTaken, onTaken]);
  useFocusAfter(frame, taken);
  const origin = bakuInstant(view.date, '00:00').getTime();
  const ride = { ...shown, origin, taken, setTaken, drop };
  const hands = useHands(ride);
  const keys = useKeys(ride);
  return { taken, origin, drop, hands, keys };
}
