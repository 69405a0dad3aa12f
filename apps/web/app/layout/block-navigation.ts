/**
 * Blocks clicks on links to other pages of the site: offline, the browser's error page would replace the current one.
 * Calls `onBlocked` for each. Returns a function that stops blocking.
 */
export function blockNavigation(onBlocked: () => void): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a');
    const isForNewTab = event.ctrlKey || event.metaKey || event.shiftKey;
    if (!link || link.target === '_blank' || isForNewTab || !leadsToOtherPage(link)) return;
    event.preventDefault();
    onBlocked();
  };
  // In the capture phase, before the router's handlers, which ignore clicks that are default-prevented.
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}

function leadsToOtherPage({ origin, pathname }: HTMLAnchorElement): boolean {
  return origin === window.location.origin && pathname !== window.location.pathname;
}
