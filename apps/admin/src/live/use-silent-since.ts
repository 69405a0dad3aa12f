import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds without anything from the server, heartbeats included, after which the screen is not live. */
const silenceMs = 45_000;

/** Returns since when the server has been silent, or null; `onReceived` is to be called for whatever it sends. */
export function useSilentSince() {
  const [silentSince, setSilentSince] = useState<Date | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const onReceived = useCallback(() => {
    const receivedAt = new Date();
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setSilentSince(receivedAt), silenceMs);
    setSilentSince(null);
  }, []);
  useEffect(() => {
    onReceived();
    return () => clearTimeout(timer.current);
  }, [onReceived]);
  return { silentSince, onReceived };
}
