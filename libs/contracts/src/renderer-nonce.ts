/**
 * The `nonce` attribute that the web server writes on its own inline scripts. Cached pages cannot carry a fresh nonce, so it
 * grants nothing: the gateway allows the scripts that have it by their hashes, which distinguishes them from scripts in content.
 */
export const rendererNonce = '__CSP_NONCE__';
