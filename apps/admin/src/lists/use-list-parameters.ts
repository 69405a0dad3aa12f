import { pageQuery } from '@chauffeur/contracts/http/page';
import { searchText } from '@chauffeur/contracts/inputs/text';
import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { z } from 'zod';

export interface ListParameters {
  page: number;
  search: string;
  /** Returns another parameter of the list, such as `status`; undefined if it is not set, or to a value that is none. */
  value: <Value>(name: string, schema: z.ZodType<Value>) => Value | undefined;
  /** With `replace`, the previous page leaves no history entry. */
  goToPage: (page: number, replace?: boolean) => void;
  /** Sets or clears a parameter and goes back to the first page. */
  setFilter: (name: string, value: string | undefined) => void;
  /** Same, for several at once. */
  setFilters: (values: Readonly<Record<string, string | undefined>>) => void;
}

const search = searchText('search');

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
  // The server would reject the whole list because of one invalid value, such as that of a truncated link.
  const value: ListParameters['value'] = (name, schema) =>
    schema.safeParse(parameters.get(name) ?? undefined).data;
  return {
    page: value('page', pageQuery.page) ?? 1,
    search: value('search', search) ?? '',
    value,
    goToPage: (next, replace = false) => change({ page: next > 1 ? String(next) : undefined }, replace),
    setFilters: useCallback((values) => change({ ...values, page: undefined }, true), [change]),
    setFilter: useCallback((name, value) => change({ [name]: value, page: undefined }, true), [change]),
  };
}
