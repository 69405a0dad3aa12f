import { useEffect, useLayoutEffect, useRef } from 'react';

/** Focuses what had the focus before a screen was hidden, such as the field in which the admin was typing. */
export function useRestoredFocus(isHidden: boolean): void {
  const focused = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // Browsers take the focus from what is hidden only later.
    if (isHidden && document.activeElement instanceof HTMLElement) focused.current = document.activeElement;
  }, [isHidden]);
  // After the effects of the screen: an open dialog would take the focus itself.
  useEffect(() => {
    if (isHidden) return;
    focused.current?.focus();
    focused.current = null;
  }, [isHidden]);
}
