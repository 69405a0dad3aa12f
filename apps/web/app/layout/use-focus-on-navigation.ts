import { useEffect, useRef, type RefObject } from 'react';

/** Moves the focus to the new page's content, as a full load would, unless the page has placed it itself. */
export function useFocusOnNavigation(pathname: string): RefObject<HTMLElement | null> {
  const content = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!content.current?.contains(document.activeElement)) content.current?.focus({ preventScroll: true });
  }, [pathname]);
  return content;
}
