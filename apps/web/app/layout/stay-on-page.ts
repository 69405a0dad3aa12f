/**
 * Lets no link lead to another page of the site, which would take the one that is shown away and show the browser's error in
 * its place; calls `onStopped` for each. Returns what ends it.
 */
export function stayOnPage(onStopped: () => void): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a');
    const isForNewTab = event.ctrlKey || event.metaKey || event.shiftKey;
    if (!link || link.target === '_blank' || isForNewTab || !leadsToOtherPage(link)) return;
    event.preventDefault();
    onStopped();
  };
  // Before the router's own handlers, which leave a click alone whose default is prevented.
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}

function leadsToOtherPage({ origin, pathname }: HTMLAnchorElement): boolean {
  return origin === window.location.origin && pathname !== window.location.pathname;
}
