import type { BoardRide, DispatchBoard } from '@chauffeur/contracts/dispatch/dispatch-board';
import { useCallback, useEffect, useRef } from 'react';

type Moved = Pick<BoardRide, 'id' | 'version'>;

/**
 * Moves the focus with a ride to its element in another row, once the board shows this version. Returns a callback for
 * rides that the panel or an Undo moved.
 */
export function useFocusOnMovedRide(board: DispatchBoard | undefined, isPanelOpen: boolean) {
  const awaited = useRef<Moved>(undefined);
  const shown = useRef({ board, isPanelOpen });
  useEffect(() => {
    shown.current = { board, isPanelOpen };
    if (!awaited.current || isPanelOpen || !isOn(board, awaited.current)) return;
    if (document.activeElement?.contains(barOf(awaited.current))) focusOn(awaited.current);
    awaited.current = undefined;
  }, [board, isPanelOpen]);
  return useCallback((moved: Moved) => {
    // The panel restores the focus when it closes; the Undo button disappears.
    if (!shown.current.isPanelOpen) focusOn(moved);
    if (shown.current.isPanelOpen || !isOn(shown.current.board, moved)) awaited.current = moved;
  }, []);
}

function isOn(board: DispatchBoard | undefined, { id, version }: Moved): boolean {
  const ride = board?.rides.find((one) => one.id === id);
  return ride === undefined || ride.version >= version;
}

/** Does nothing on a phone, whose list has no bars. */
function focusOn(moved: Moved): void {
  barOf(moved)?.focus();
}

function barOf({ id }: Moved): HTMLElement | null {
  return document.querySelector(`[data-ride="${id}"]`);
}
