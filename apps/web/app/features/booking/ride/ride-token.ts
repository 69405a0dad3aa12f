const storageKey = 'ride-link';

// What a link's token looks like: another hash, as that of "Skip to content", names a part of the page.
const tokenHash = /^#([\w-]{32})$/;

// Where storage is forbidden the link works until the page is reloaded.
let inMemory: string | null = null;

/**
 * The token of the customer's link: taken out of the address, which may be seen over a shoulder or shared, into the tab's
 * storage, so that a reload works. Null without one.
 */
export function takeRideToken(): string | null {
  const [, token = null] = tokenHash.exec(window.location.hash) ?? [];
  if (token !== null) {
    inMemory = token;
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
    store(token);
    return token;
  }
  try {
    return sessionStorage.getItem(storageKey) ?? inMemory;
  } catch {
    return inMemory;
  }
}

/** Forgets a link that opens nothing any more. */
export function forgetRideToken(): void {
  inMemory = null;
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // There is none.
  }
}

function store(token: string): void {
  try {
    sessionStorage.setItem(storageKey, token);
  } catch {
    // It stays in memory until a reload.
  }
}
