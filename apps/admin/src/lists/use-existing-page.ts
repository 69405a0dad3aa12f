import { useEffect } from 'react';

/**
 * Names in the address the page that is shown in place of one that the list has not, because records were removed or a link is
 * old. The page that never was is no step of the history.
 */
export function useExistingPage(
  instead: number | undefined,
  goToPage: (page: number, replace?: boolean) => void,
): void {
  useEffect(() => {
    if (instead) goToPage(instead, true);
  });
}
