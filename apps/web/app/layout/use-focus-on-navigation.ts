import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to the new page's heading after a navigation, so that screen readers announce the page, or to its
 * content until it has one; also to a heading that replaces it. Does nothing if the page has moved the focus itself.
 */
export function useFocusOnNavigation(pathname: string): RefObject<HTMLElement | null> {
  const content = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const page = content.current;
    if (!page || page.contains(document.activeElement)) return;
    let focused = focusHeading(page);
    const observer = new MutationObserver(() => {
      const { activeElement, body } = document;
      const isRemoved = activeElement === body && !focused.isConnected;
      if (isRemoved || (activeElement === page && focused === page)) focused = focusHeading(page);
      else if (activeElement !== focused) observer.disconnect();
    });
    observer.observe(page, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname]);
  return content;
}

/** Focuses the page's heading, or the page without one, and returns which. */
function focusHeading(page: HTMLElement): HTMLElement {
  const heading = page.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  const focused = heading ?? page;
  focused.focus({ preventScroll: true });
  return focused;
}
