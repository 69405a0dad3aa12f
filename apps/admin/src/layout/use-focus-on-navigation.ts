import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Puts the focus on the heading when another screen has come, so that keyboard and screen reader go on from there and the
 * reader says which it is; on the content where it has no heading yet.
 */
export function useFocusOnNavigation(): RefObject<HTMLElement | null> {
  const content = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const seen = useRef(pathname);
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    const heading = content.current?.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    (heading ?? content.current)?.focus({ preventScroll: true });
  }, [pathname]);
  return content;
}
