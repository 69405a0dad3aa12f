import { bakuInstant } from '@chauffeur/contracts/time/baku-instant';
import { useLayoutEffect, useState } from 'react';
import { useDropRide } from '../move/use-drop-ride';
import type { MovedRide } from '../move/use-undo-move';
import type { MovableBoard } from './ride-drag';
import type { DraggedRide } from './dragged-ride.rules';
import { useFocusAfterMove } from './keyboard/use-focus-after-move';
import { useMouseDrag } from './mouse/use-mouse-drag';
import { useKeyboardDrag } from './keyboard/use-keyboard-drag';

export interface RideDragOptions extends MovableBoard {
  onMoved: (moved: MovedRide) => void;
  /** The board must not change while a ride is picked up. */
  onDragChange: (isDragging: boolean) => void;
}

/** The ride that was picked up by mouse or `M`, until it is saved where it was dropped or is back where it was. */
export function useRideDrag({ onMoved, onDragChange, ...shown }: RideDragOptions) {
  const { board, view, frame } = shown;
  const [dragged, setDragged] = useState<DraggedRide>();
  const drop = useDropRide({ board, by: view.by, onMoved, onEnd: () => setDragged(undefined) });
  const isDragging = dragged !== undefined;
  useLayoutEffect(() => {
    onDragChange(isDragging);
    // A window that gets too narrow for the board ends the drag.
    return () => onDragChange(false);
  }, [isDragging, onDragChange]);
  useFocusAfterMove(frame, dragged);
  const origin = bakuInstant(view.date, '00:00').getTime();
  const ride = { ...shown, origin, dragged, setDragged, drop };
  const mouse = useMouseDrag(ride);
  const keyboard = useKeyboardDrag(ride);
  return { dragged, origin, drop, mouse, keyboard };
}
