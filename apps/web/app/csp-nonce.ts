/**
 * The `nonce` attribute that the renderer writes on its own inline scripts and styles: a random word that no visitor learns, as it is
 * replaced before the page is sent. A browser hides nonces, so that hydration must not look for one.
 */
export const renderNonce = import.meta.env.SSR ? globalThis.crypto.randomUUID() : undefined;
