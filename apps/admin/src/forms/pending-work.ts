import { createContext, useContext, useEffect } from 'react';

/** Told by a field of a form that something of it is still on its way, so that saving waits for it. */
export const PendingWork = createContext<(isPending: boolean) => void>(() => undefined);

/** Keeps the form around from being saved while `isPending`. */
export function usePendingWork(isPending: boolean): void {
  const tell = useContext(PendingWork);
  useEffect(() => {
    tell(isPending);
    return () => tell(false);
  }, [tell, isPending]);
}
