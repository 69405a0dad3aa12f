import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useQuery } from '../../start/use-query';
import { useScriptsRunning } from '../../start/use-scripts-running';

interface CategoryFilter {
  /** null shows all. */
  categoryId: string | null;
  /** Filters; the list is shown from its beginning where that was scrolled away. */
  filterBy: (id: string | null) => void;
  /** Filters and goes to the list. The same function until the address changes. */
  showCategory: (id: string) => void;
  listRef: RefObject<HTMLDivElement | null>;
}

const filterParameter = 'category';
const preselectionKey = 'selectedCategoryId';

/**
 * The fleet's filter. The address holds it, so that a reload, a shared link and the other language keep it;
 * `selectedCategoryId` of the navigation state or the query preselects.
 */
export function useCategoryFilter(categories: { id: string }[]): CategoryFilter {
  const { state, search } = useLocation();
  const query = useQuery();
  const areScriptsRunning = useScriptsRunning();
  const navigate = useNavigate();
  const listRef = useRef<HTMLDivElement>(null);

  const known = (id: unknown) => categories.find((category) => category.id === id)?.id ?? null;
  const preselected = areScriptsRunning
    ? known(idInState(state as unknown) ?? query.get(preselectionKey))
    : null;
  const categoryId = preselected ?? known(query.get(filterParameter));

  const setCategoryId = useCallback(
    (id: string | null) => {
      const changed = new URLSearchParams(search);
      changed.delete(preselectionKey);
      if (id === null) changed.delete(filterParameter);
      else changed.set(filterParameter, id);
      void navigate({ search: changed.toString() }, { replace: true, state: null, preventScrollReset: true });
    },
    [navigate, search],
  );

  // A preselection moves to the filter's own place, where a later choice replaces it.
  useEffect(() => {
    if (preselected !== null) setCategoryId(preselected);
  });

  const filterBy = (id: string | null) => {
    setCategoryId(id);
    const list = listRef.current;
    // The fewer cars may end above what is in view.
    if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView({ block: 'start' });
  };

  const showCategory = useCallback(
    (id: string) => {
      setCategoryId(id);
      listRef.current?.scrollIntoView({ block: 'start' });
      listRef.current?.focus({ preventScroll: true });
    },
    [setCategoryId],
  );

  return { categoryId, filterBy, showCategory, listRef };
}

function idInState(state: unknown): unknown {
  return typeof state === 'object' && state !== null && preselectionKey in state
    ? state[preselectionKey]
    : undefined;
}
