import { healthPaths } from '@chauffeur/contracts/http/paths';

/** What a request is for. Under load pages are rejected first, then reads; bookings and staff come before both. */
export type RequestClass = 'health' | 'staff' | 'write' | 'read' | 'page';

interface RequestLine {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: { readonly authorization?: string | undefined };
}

/** By the address as it was sent: one that is written in an unusual way is rejected early, no worse. */
export function requestClass({ method = 'GET', url = '/', headers }: RequestLine): RequestClass {
  if (isHealthCheck(url)) return 'health';
  if (method !== 'GET' && method !== 'HEAD') return 'write';
  if (url.startsWith('/api/admin/')) return headers.authorization ? 'staff' : 'read';
  // The web server reads these for its pages, so that they come before pages.
  return url.startsWith('/api/') ? 'read' : 'page';
}

const healthChecks: readonly string[] = Object.values(healthPaths);

/** Whether an address is exactly a health check; the rest of `/health/` are pages, which count and are rejected as such. */
export function isHealthCheck(url: string): boolean {
  return healthChecks.includes(url.split('?', 1)[0] ?? url);
}
