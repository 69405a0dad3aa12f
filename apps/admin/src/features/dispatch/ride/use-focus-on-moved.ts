import type { BoardRide, DispatchBoard } from '@chauffeur/contracts/dispatch/dispatch-board';
import { useCallback, useEffect, useRef } from 'react';

type Moved = Pick<BoardRide, 'id' | 'version'>;

/**
 * A ride in another row is another element of the board: the focus that its former bar had goes with it, once the board shows
 * this version. Returns what to call when the panel or an Undo has moved a ride.
 */
export function useFocusOnMoved(board: DispatchBoard | undefined, isPanelOpen: boolean) {
  const awaited = useRef<Moved>(undefined);
  const shown = useRef({ board, isPanelOpen });
  useEffect(() => {
    shown.current = { board, isPanelOpen };
    if (!awaited.current || isPanelOpen || !isOn(board, awaited.current)) return;
    if (document.activeElement?.contains(barOf(awaited.current))) focusOn(awaited.current);
    awaited.current = undefined;
  }, [board, isPanelOpen]);
  return useCallback((moved: Moved) => {
    // The panel gives the focus back by itself; the button of Undo leaves.
    if (!shown.current.isPanelOpen) focusOn(moved);
    if (shown.current.isPanelOpen || !isOn(shown.current.board, moved)) awaited.current = moved;
  }, []);
}

function isOn(board: DispatchBoard | undefined, { id, version }: Moved): boolean {
  const ride = board?.rides.find((one) => one.id === id);
  return ride === undefined || ride.version >= version;
}

/** On a phone, whose list has no bars, the focus stays. */
function focusOn(moved: Moved): void {
  barOf(moved)?.focus();
}

function barOf({ id }: Moved): HTMLElement | null {
  return document.querySelector(`[data-ride="${id}"]`);
}
