import { policyReportHeaders } from './content-security-policy.js';

/** Seconds in which a browser that was here over HTTPS uses nothing else. */
const httpsMaxAge = 365 * 24 * 60 * 60;

/**
 * Headers of every response; a page adds its own Content-Security-Policy. Responses may hold personal data, so nothing is
 * stored by default: public reads, pages and files say for how long they may be.
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
    // Of this host alone: what the company serves at its other names is not ours to decide.
    ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': `max-age=${httpsMaxAge}` } : {}),
  };
}
