import { useLazyPart } from '../../../../start/on-demand/use-lazy-part';
import { usePrefetch } from '../../../../start/on-demand/use-prefetch';

const loadLists = () => import('./choice-lists');

/** Returns the dialogs with the lists to choose from, prefetched and opened by a press. */
export function useChoiceLists() {
  usePrefetch(loadLists);
  return useLazyPart(loadLists);
}
