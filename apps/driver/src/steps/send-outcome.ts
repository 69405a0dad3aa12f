/** What became clear of a step that was sent. */
export type SendOutcome =
  | { readonly kind: 'accepted' }
  /** Permanently: any 4xx but 401, 408 and 429. */
  | { readonly kind: 'rejected'; readonly code: string; readonly params: Record<string, string | number> }
  | { readonly kind: 'signedOut' }
  /** No network, a busy server, or none. */
  | { readonly kind: 'unavailable' };
