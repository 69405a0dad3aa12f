import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Focuses a ride if the closed panel can't restore the focus, because a link opened it or its ride left the board, or restores it
 * to the heading, which has it after Back and after a link from another screen. The board then shows the ride again.
 * Returns a callback for the end of the closing animation.
 */
export function useFocusAfterPanel(rideId: string | undefined): () => void {
  const [exits, setExits] = useState(0);
  const last = useRef(rideId);
  useEffect(() => {
    if (rideId !== undefined) last.current = rideId;
  }, [rideId]);
  useEffect(() => {
    if (exits > 0 && document.activeElement?.matches('body, h1')) focusOnRide(last.current);
  }, [exits]);
  return useCallback(() => setExits((count) => count + 1), []);
}

/** Focuses this ride, or else the one that Tab reaches. Without any, as on a phone, focuses the container. */
export function focusOnRide(id?: string): void {
  const rides = [...document.querySelectorAll<HTMLElement>('[data-ride]')];
  const ride = rides.find(({ dataset }) => dataset['ride'] === id) ?? rides.find((one) => one.tabIndex === 0);
  if (ride) ride.focus();
  else document.getElementById('rides')?.focus({ preventScroll: true });
}
