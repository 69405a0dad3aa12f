import { useEffect } from 'react';

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
