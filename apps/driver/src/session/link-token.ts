/** The driver's link on this device, until the window is closed. */
const key = 'driver-link';

/**
 * The token of the link that was opened. It is taken out of the address, so that it is in no history, and no page that is
 * shared has it; reloading works.
 */
export function takeLinkToken(): string {
  const fromAddress = location.hash.slice(1);
  try {
    if (fromAddress) sessionStorage.setItem(key, fromAddress);
    if (fromAddress) history.replaceState(null, '', location.pathname);
    return fromAddress || (sessionStorage.getItem(key) ?? '');
  } catch {
    // A browser without storage: the token lasts until the page is reloaded.
    return fromAddress;
  }
}

export function forgetLinkToken(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // A browser without storage has none.
  }
}
