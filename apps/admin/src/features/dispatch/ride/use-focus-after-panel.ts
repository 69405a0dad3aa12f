import { useCallback, useEffect, useRef, useState } from 'react';

/** A panel that was opened by a link, or from a ride that has left the board, gives no focus back. Returns what to call when it has gone. */
export function useFocusAfterPanel(rideId: string | undefined): () => void {
  const [exits, setExits] = useState(0);
  const last = useRef(rideId);
  useEffect(() => {
    if (rideId !== undefined) last.current = rideId;
  }, [rideId]);
  useEffect(() => {
    if (exits > 0 && document.activeElement === document.body) focusOnRide(last.current);
  }, [exits]);
  return useCallback(() => setExits((count) => count + 1), []);
}

/** This one, else the one that Tab reaches; on a phone, or where none is left, the place of the rides. */
export function focusOnRide(id?: string): void {
  const rides = [...document.querySelectorAll<HTMLElement>('[data-ride]')];
  const ride = rides.find(({ dataset }) => dataset['ride'] === id) ?? rides.find((one) => one.tabIndex === 0);
  if (ride) ride.focus();
  else document.getElementById('rides')?.focus({ preventScroll: true });
}
