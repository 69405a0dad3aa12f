import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to the new page's heading after a navigation, so that screen readers announce the page, or to its
 * content if it has no heading yet. Does nothing if the page has moved the focus itself.
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
