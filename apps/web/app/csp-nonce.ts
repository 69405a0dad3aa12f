/**
 * The nonce of the renderer's own inline scripts and styles: a random value that is replaced before the page is sent,
 * so it never leaves the server. Undefined in browsers, which hide nonces: hydration must not compare them.
 */
export const renderNonce = import.meta.env.SSR ? globalThis.crypto.randomUUID() : undefined;
