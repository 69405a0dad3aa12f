import { createContext, useContext, useEffect } from 'react';

/** Called by a field while it is uploading, so that saving the form waits for it. */
export const PendingWork = createContext<(isPending: boolean) => void>(() => undefined);

/** Prevents the form from being saved while `isPending`. */
export function usePendingWork(isPending: boolean): void {
  const setPending = useContext(PendingWork);
  useEffect(() => {
    setPending(isPending);
    return () => setPending(false);
  }, [setPending, isPending]);
}
