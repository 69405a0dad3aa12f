import { healthPaths } from '@chauffeur/contracts/http/paths';

/**
 * What a request is for. Under load pages are rejected first, then reads; writes and staff are only limited in number.
 */
export type RequestClass = 'health' | 'staff' | 'write' | 'read' | 'page';

interface RequestLine {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: { readonly authorization?: string | undefined };
}

/** Classifies by the raw URL. At worst an unusual spelling of an address is rejected early. */
export function requestClass({ method = 'GET', url = '/', headers }: RequestLine): RequestClass {
  if (isHealthCheck(url)) return 'health';
  if (method !== 'GET' && method !== 'HEAD') return 'write';
  if (url.startsWith('/api/admin/')) return headers.authorization ? 'staff' : 'read';
  // Reads rank above pages, because the web server needs them to render pages.
  return url.startsWith('/api/') ? 'read' : 'page';
}

const healthChecks: readonly string[] = Object.values(healthPaths);

/** Whether a URL is exactly a health check. Other paths below `/health/` are pages and are limited as pages. */
export function isHealthCheck(url: string): boolean {
  return healthChecks.includes(url.split('?', 1)[0] ?? url);
}
