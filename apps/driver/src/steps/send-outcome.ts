/** The outcome of sending a step. */
export type SendOutcome =
  | { readonly kind: 'accepted' }
  /** Permanent: any 4xx except 401, 408 and 429. */
  | { readonly kind: 'rejected'; readonly code: string; readonly params: Record<string, string | number> }
  | { readonly kind: 'signedOut' }
  /** No network, or the server is busy or unavailable. */
  | { readonly kind: 'unavailable' };
