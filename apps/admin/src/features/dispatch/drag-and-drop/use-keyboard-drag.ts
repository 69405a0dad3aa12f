import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { rideIdAt } from '../board-layout/board-geometry';
import { stateOf } from '../move/place.rules';
import { usePlaceTexts } from '../move/use-place-texts';
import { startOfUntimed, steppedBy } from './key-steps';
import { placeOfTaken, takeUp, type Taken } from './taken.rules';
import type { TakenRide } from './taken-ride';

/** Moves rides by keyboard: `M` picks up the focused one, arrows move it, Enter drops it, Escape puts it back. */
export function useKeys({ board, layout, view, taken, setTaken, drop }: TakenRide) {
  const { rows } = layout;
  const { t } = useTranslation('dispatch');
  const texts = usePlaceTexts(board, view.by);
  const [isMoving, setMoving] = useState(false);
  const [announced, setAnnounced] = useState('');

  const show = (next: Taken) => {
    setTaken(next);
    const place = placeOfTaken(next, rows, view.by);
    setAnnounced(texts.place(next.ride, place, stateOf(board, next.ride, place)));
  };
  const putBack = () => {
    setMoving(false);
    setTaken(undefined);
  };

  /** Returns whether the key was one for the ride. */
  const move = (event: KeyboardEvent, moved: Taken): boolean => {
    const next = steppedBy(event, moved, view, rows.length);
    if (next) {
      show(next);
    } else if (event.key === 'Enter' || event.key === ' ') {
      setMoving(false);
      drop.dropAt(moved.ride, placeOfTaken(moved, rows, view.by));
    } else if (event.key === 'Escape') {
      setAnnounced(t('place.back'));
      putBack();
    } else {
      return false;
    }
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (taken && isMoving) {
      if (!move(event, taken)) return;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    // The physical key, not the letter, so that it is the same on a Russian keyboard.
    if (event.code !== 'KeyM' || event.ctrlKey || event.metaKey || event.altKey || taken) return;
    const id = rideIdAt(event.target);
    const ride = board.rides.find((one) => one.id === id);
    if (!ride) return;
    setMoving(true);
    show(takeUp(ride, rows, view.by, startOfUntimed(board, ride)));
    event.preventDefault();
  };
  const onBlur = (event: FocusEvent) => {
    if (isMoving && rideIdAt(event.target) === taken?.ride.id) putBack();
  };

  return { isMoving, announced, handlers: { onKeyDown, onBlur } };
}
