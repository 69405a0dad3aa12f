import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

interface CategoryFilter {
  /** null shows all. */
  categoryId: string | null;
  setCategoryId: (id: string | null) => void;
  /** Filters and goes to the list. */
  showCategory: (id: string) => void;
  listRef: RefObject<HTMLDivElement | null>;
}

/** The fleet's filter; `selectedCategoryId` of the navigation state or the query preselects. */
export function useCategoryFilter(categories: { id: string }[]): CategoryFilter {
  const [categoryId, setCategoryId] = useState<string | null>(null);
  const location = useLocation();
  const listRef = useRef<HTMLDivElement>(null);

  // After mounting only: a cached page is the same for every query.
  useLayoutEffect(() => {
    const state: unknown = location.state;
    const fromState =
      typeof state === 'object' && state !== null && 'selectedCategoryId' in state
        ? state.selectedCategoryId
        : null;
    const wanted = fromState ?? new URLSearchParams(location.search).get('selectedCategoryId');
    const known = categories.find(({ id }) => id === wanted);
    if (known) setCategoryId(known.id);
  }, [location, categories]);

  const showCategory = (id: string) => {
    setCategoryId(id);
    listRef.current?.scrollIntoView({ block: 'start' });
    listRef.current?.focus({ preventScroll: true });
  };

  return { categoryId, setCategoryId, showCategory, listRef };
}
