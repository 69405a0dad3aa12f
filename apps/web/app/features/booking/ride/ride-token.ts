import { tabText } from '../../../storage/tab-storage';

const storedToken = tabText('ride-link');

// What a link's token looks like: another hash, as that of "Skip to content", names a part of the page.
const tokenHash = /^#([\w-]{32})$/;

/**
 * The token of the customer's link: taken out of the address, which may be seen over a shoulder or shared, into the tab's
 * storage, so that a reload works. Null without one.
 */
export function takeRideToken(): string | null {
  const [, token = null] = tokenHash.exec(window.location.hash) ?? [];
  if (token === null) return storedToken.read();
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
  storedToken.write(token);
  return token;
}

/** Forgets a link that opens nothing any more. */
export const forgetRideToken: () => void = storedToken.clear;
