/** Storage key of the link's token, stored until the window is closed. */
const key = 'driver-link';

/**
 * Returns the token of the opened link, and removes it from the address, so that neither the history nor a shared address
 * contains it. Reloading still works.
 */
export function readLinkToken(): string {
  const fromAddress = location.hash.slice(1);
  try {
    if (fromAddress) sessionStorage.setItem(key, fromAddress);
    if (fromAddress) history.replaceState(null, '', location.pathname);
    return fromAddress || (sessionStorage.getItem(key) ?? '');
  } catch {
    // Without storage, the token lasts until the page is reloaded.
    return fromAddress;
  }
}

export function removeLinkToken(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Without storage there is none.
  }
}
