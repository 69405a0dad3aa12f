import { startTransition } from 'react';
import { useLazyPart } from '../../../../start/on-demand/use-lazy-part';
import { usePrefetch } from '../../../../start/on-demand/use-prefetch';

const loadLists = () => import('./choice-lists');

/**
 * Returns the dialogs with the lists to choose from, prefetched and opened by a press. `choose` closes the list first; what
 * the choice changes in the step renders after that is painted.
 */
export function useChoiceLists() {
  usePrefetch(loadLists);
  const lists = useLazyPart(loadLists);
  const choose = (change: () => void) => {
    lists.close();
    startTransition(change);
  };
  return { ...lists, choose };
}
