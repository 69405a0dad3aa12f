/**
 * Header of a rendered page, for the gateway alone: the hashes of the renderer's own inline scripts as sources of a
 * Content-Security-Policy, separated by spaces. Only the renderer knows which scripts are its own.
 */
export const scriptHashesHeader = 'x-script-hashes';

/**
 * The `nonce` that scripts of a page have in a browser. It grants nothing: former gateways, beside which this version may run,
 * recognise the renderer's scripts by it.
 */
export const publicNonce = '__CSP_NONCE__';
