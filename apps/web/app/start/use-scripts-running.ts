import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False in the rendered page, true once scripts have taken it over. A form that is sent before that would be sent by
 * the browser itself, its input in the address.
 */
export function useScriptsRunning(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
