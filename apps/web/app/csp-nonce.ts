import { rendererNonce } from '@chauffeur/contracts';

/** The nonce to render with; a browser hides nonces, so that hydration must not look for one. */
export const renderNonce = import.meta.env.SSR ? rendererNonce : undefined;

/** The nonce of the page that a browser shows, for the styles that are added later. */
export function nonceOfPage(): string | undefined {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined;
}
