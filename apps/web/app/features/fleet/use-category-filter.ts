import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useQuery } from '../../start/hydration/use-query';
import { useScriptsRunning } from '../../start/hydration/use-scripts-running';

interface CategoryFilter {
  /** null shows all. */
  categoryId: string | null;
  /** Filters, and scrolls to the start of the list if that is above the view. */
  filterBy: (id: string | null) => void;
  /** Filters, and moves to the list. Stable until the address changes. */
  showCategory: (id: string) => void;
  listRef: RefObject<HTMLDivElement | null>;
}

const filterParameter = 'category';
const preselectionKey = 'selectedCategoryId';

/**
 * The fleet's filter. It is stored in the query, so that it survives a reload, a shared link and a change of language.
 * `selectedCategoryId` in the navigation state or the query preselects a category.
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

  // Moves a preselection to the filter's query parameter, where a later choice replaces it.
  useEffect(() => {
    if (preselected !== null) setCategoryId(preselected);
  });

  const filterBy = (id: string | null) => {
    setCategoryId(id);
    const list = listRef.current;
    // The shorter list may end above the view.
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
