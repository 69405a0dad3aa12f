/** The nonce that the renderer writes on its own scripts, by which the gateway knows them from content. */
export const rendererNonce = '__CSP_NONCE__';
