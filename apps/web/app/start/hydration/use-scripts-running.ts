import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Returns false on the server and until hydration, then true. Before that, the browser itself would submit a form, with
 * the input in the address.
 */
export function useScriptsRunning(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
