/**
 * Header of a rendered page for the gateway: hashes of the renderer's inline scripts, as space-separated sources of a
 * Content-Security-Policy. Only the renderer knows which scripts are its own.
 */
export const scriptHashesHeader = 'x-script-hashes';

/**
 * The `nonce` of a page's scripts in the browser. It grants nothing; gateways of earlier releases recognise the renderer's
 * scripts by it.
 */
export const publicNonce = '__CSP_NONCE__';
