import { tabText } from '../../../../storage/tab-storage';

const storedToken = tabText('ride-link');

// The format of a link's token. Another hash, such as that of "Skip to content", names a part of the page.
const tokenHash = /^#([\w-]{32})$/;

/**
 * Returns the token of the customer's link, or null. Moves it from the URL, which may be seen over a shoulder or
 * shared, to the tab's storage, so that a reload works.
 */
export function readRideToken(): string | null {
  const [, token = null] = tokenHash.exec(window.location.hash) ?? [];
  if (token === null) return storedToken.read();
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
  storedToken.write(token);
  return token;
}

/** Removes the token of a link that no longer opens a ride. */
export const removeRideToken: () => void = storedToken.clear;
