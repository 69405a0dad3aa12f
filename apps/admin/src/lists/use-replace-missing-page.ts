import { useEffect } from 'react';
import type { Page } from './rows/column';

/**
 * Puts `instead` into the address if the list does not have the page there, because records were removed or a link is old.
 * The missing page leaves no history entry.
 */
export function useReplaceMissingPage(
  instead: number | undefined,
  goToPage: (page: number, replace?: boolean) => void,
): void {
  useEffect(() => {
    if (instead) goToPage(instead, true);
  });
}

/** Returns the last page with rows if this one has none, because rows were removed or a link is old. */
export function lastPageBefore(page: Page<unknown> | undefined): number | undefined {
  if (!page || page.items.length > 0 || page.page === 1) return undefined;
  return Math.min(page.page - 1, Math.max(1, Math.ceil(page.total / page.pageSize)));
}
