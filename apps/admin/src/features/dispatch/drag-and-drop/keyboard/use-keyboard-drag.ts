import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { rideIdAt } from '../../board-layout/board-geometry';
import { slotStateOf } from '../../move/ride-slot.rules';
import { useSlotTexts } from '../../move/use-slot-texts';
import { defaultStartOf, movedByKey } from './keyboard-steps';
import { dropSlotOf, pickUp, type DraggedRide } from '../dragged-ride.rules';
import type { RideDrag } from '../ride-drag';

/** Moves rides by keyboard: `M` picks up the focused one, arrows move it, Enter drops it, Escape puts it back. */
export function useKeyboardDrag({ board, layout, view, dragged, setDragged, drop }: RideDrag) {
  const { rows } = layout;
  const { t } = useTranslation('dispatch');
  const texts = useSlotTexts(board, view.by);
  const [isMoving, setMoving] = useState(false);
  const [announced, setAnnounced] = useState('');

  const show = (next: DraggedRide) => {
    setDragged(next);
    const slot = dropSlotOf(next, rows, view.by);
    setAnnounced(texts.slot(next.ride, slot, slotStateOf(board, next.ride, slot)));
  };
  const cancelDrag = () => {
    setMoving(false);
    setDragged(undefined);
  };

  /** Returns whether the key was one for the ride. */
  const move = (event: KeyboardEvent, moved: DraggedRide): boolean => {
    const next = movedByKey(event, moved, view, rows.length);
    if (next) {
      show(next);
    } else if (event.key === 'Enter' || event.key === ' ') {
      setMoving(false);
      drop.dropAt(moved.ride, dropSlotOf(moved, rows, view.by));
    } else if (event.key === 'Escape') {
      setAnnounced(t('place.back'));
      cancelDrag();
    } else {
      return false;
    }
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (dragged && isMoving) {
      if (!move(event, dragged)) return;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    // The physical key, not the letter, so that it is the same on a Russian keyboard.
    if (event.code !== 'KeyM' || event.ctrlKey || event.metaKey || event.altKey || dragged) return;
    const id = rideIdAt(event.target);
    const ride = board.rides.find((one) => one.id === id);
    if (!ride) return;
    setMoving(true);
    show(pickUp(ride, rows, view.by, defaultStartOf(board, ride)));
    event.preventDefault();
  };
  const onBlur = (event: FocusEvent) => {
    if (isMoving && rideIdAt(event.target) === dragged?.ride.id) cancelDrag();
  };

  return { isMoving, announced, handlers: { onKeyDown, onBlur } };
}
