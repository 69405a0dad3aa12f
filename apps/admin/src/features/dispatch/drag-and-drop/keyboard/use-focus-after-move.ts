import { useEffect, useRef, type RefObject } from 'react';
import { rideIdAt } from '../../board-layout/board-geometry';
import type { DraggedRide } from '../dragged-ride.rules';

/** Restores the focus on a ride that was moved by keyboard to another row, where it has a new element. */
export function useFocusAfterMove(
  frame: RefObject<HTMLDivElement | null>,
  dragged: DraggedRide | undefined,
): void {
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (dragged) last.current = dragged.ride.id;
    if (dragged || !last.current || rideIdAt(document.activeElement) === last.current) return;
    if (document.activeElement?.contains(frame.current)) {
      frame.current?.querySelector<HTMLElement>(`[data-ride="${last.current}"]`)?.focus();
    }
    last.current = undefined;
  });
}
