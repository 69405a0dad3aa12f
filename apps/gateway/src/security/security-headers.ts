/**
 * Headers of every response; a page adds its own Content-Security-Policy. Responses may hold personal data, so nothing is
 * stored by default: public reads, pages and files say for how long they may be.
 */
export const securityHeaders = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
} as const;
