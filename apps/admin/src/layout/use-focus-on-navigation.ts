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
    const place = content.current;
    if (!place) return;
    let heading = focusHeading(place);
    // What loads may have another heading, which replaces the one that has the focus.
    const observer = new MutationObserver(() => {
      if (!heading || heading.isConnected) return;
      if (document.activeElement === document.body) heading = focusHeading(place);
      // The focus was elsewhere when its heading went: no later change may take it.
      else observer.disconnect();
    });
    observer.observe(place, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname]);
  return content;
}

/** Focuses the heading within `place`, or `place` itself if there is none. */
function focusHeading(place: HTMLElement): HTMLElement | null {
  const heading = place.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  (heading ?? place).focus({ preventScroll: true });
  return heading;
}
