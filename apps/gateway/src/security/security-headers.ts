import { policyReportHeaders } from './content-security-policy.js';

/** Seconds for which a browser that visited over HTTPS uses only HTTPS. */
const httpsMaxAge = 365 * 24 * 60 * 60;

/**
 * Headers of every response; pages add their own Content-Security-Policy. Responses may hold personal data, so they are
 * not stored by default. Public reads, pages and files override this.
 */
export function securityHeaders(publicUrl: string): Record<string, string> {
  return {
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...policyReportHeaders,
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    // Only this host: the company decides what its subdomains serve.
    ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': `max-age=${httpsMaxAge}` } : {}),
  };
}
