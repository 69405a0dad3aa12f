/**
 * Rendered pages are kept, so they can't carry a nonce of their own: they carry this word, which the gateway replaces
 * with a fresh nonce in every answer and in its Content-Security-Policy.
 */
export const noncePlaceholder = '__CSP_NONCE__';

/** The nonce to render with; a browser hides nonces, so that hydration must not look for one. */
export const renderNonce = import.meta.env.SSR ? noncePlaceholder : undefined;

/** The nonce of the page that a browser shows, for the styles that are added later. */
export function nonceOfPage(): string | undefined {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined;
}
