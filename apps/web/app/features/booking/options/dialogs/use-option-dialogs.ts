import { useLazyPart } from '../../../../start/on-demand/use-lazy-part';
import { usePrefetch } from '../../../../start/on-demand/use-prefetch';

const loadDialogs = () => import('./option-dialogs');

/** Returns the dialogs with the lists to choose from, prefetched and opened by a press. */
export function useOptionDialogs() {
  const car = useLazyPart(loadDialogs);
  const offer = useLazyPart(loadDialogs);
  usePrefetch(loadDialogs);
  return { car, offer };
}
