import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

export interface ListParameters {
  page: number;
  search: string;
  /** Returns another parameter of the list, such as `status`. */
  value: (name: string) => string | undefined;
  /** With `replace`, the previous page leaves no history entry. */
  goToPage: (page: number, replace?: boolean) => void;
  /** Sets or clears a parameter and goes back to the first page. */
  setFilter: (name: string, value: string | undefined) => void;
  /** Same, for several at once. */
  setFilters: (values: Readonly<Record<string, string | undefined>>) => void;
}

/** Page, search and filters of a list, stored in its URL, so that a reload, a link and the back button restore them. */
export function useListParameters(): ListParameters {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const change = useCallback(
    (changes: Record<string, string | undefined>, replace: boolean) => {
      // The browser's address: the parameters last rendered lack another control's change made at the same time.
      const next = new URLSearchParams(window.location.search);
      for (const [name, value] of Object.entries(changes)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      // A new page of rows starts at its top; a filter does not scroll.
      void navigate({ search: next.toString() }, { replace, preventScrollReset: replace });
    },
    [navigate],
  );
  const page = Number(parameters.get('page') ?? 1);
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    search: parameters.get('search') ?? '',
    value: (name) => parameters.get(name) ?? undefined,
    goToPage: (next, replace = false) => change({ page: next > 1 ? String(next) : undefined }, replace),
    setFilters: useCallback((values) => change({ ...values, page: undefined }, true), [change]),
    setFilter: useCallback((name, value) => change({ [name]: value, page: undefined }, true), [change]),
  };
}
