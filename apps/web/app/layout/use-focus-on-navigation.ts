import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to the new page's heading, by which screen readers say where one is, unless the page has placed it itself;
 * to its content where it has none yet.
 */
export function useFocusOnNavigation(pathname: string): RefObject<HTMLElement | null> {
  const content = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (content.current?.contains(document.activeElement)) return;
    const heading = content.current?.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    (heading ?? content.current)?.focus({ preventScroll: true });
  }, [pathname]);
  return content;
}
