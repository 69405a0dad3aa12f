import { useEffect, useRef, type RefObject } from 'react';
import { rideIdAt } from '../board-layout/board-geometry';
import type { Taken } from './taken.rules';

/** Restores the focus on a ride that was moved by keyboard to another row, where it has a new element. */
export function useFocusAfter(frame: RefObject<HTMLDivElement | null>, taken: Taken | undefined): void {
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (taken) last.current = taken.ride.id;
    if (taken || !last.current || rideIdAt(document.activeElement) === last.current) return;
    if (document.activeElement?.contains(frame.current)) {
      frame.current?.querySelector<HTMLElement>(`[data-ride="${last.current}"]`)?.focus();
    }
    last.current = undefined;
  });
}
