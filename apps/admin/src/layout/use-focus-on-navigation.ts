import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Moves the focus to the heading when another screen is shown, so that keyboard users continue there and screen readers read
 * its name; to the content if there is no heading yet.
 */
export function useFocusOnNavigation(): RefObject<HTMLElement | null> {
  const content = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // The first screen after a load leaves the focus to the browser; after signing in it does not.
  const isLoaded = useNavigationType() === NavigationType.Pop;
  const seen = useRef(isLoaded ? pathname : undefined);
  useEffect(
    () => () => {
      // Hidden while its admin signs in again.
      seen.current = undefined;
    },
    [],
  );
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    const heading = content.current?.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    (heading ?? content.current)?.focus({ preventScroll: true });
  }, [pathname]);
  return content;
}
