import type { Problem } from '@chauffeur/contracts/http/problem';
import type { ServerClock } from '../clock/server-clock';

/** Milliseconds; a phone in a tunnel should not wait longer. */
const timeoutMs = 20_000;

/** Milliseconds. The Date header has whole seconds; a list of rides carries the exact time. */
const dateToleranceMs = 2_000;

export type ApiResponse<Body> =
  | { readonly kind: 'ok'; readonly body: Body }
  | {
      readonly kind: 'rejected';
      readonly status: number;
      readonly code: string;
      readonly params: Record<string, string | number>;
      /** Seconds until the request may be repeated, if the server says so. */
      readonly retryAfter: number;
    }
  /** No network, or the server can't respond now: 408, 429 without an error code, 5xx. */
  | { readonly kind: 'unavailable' };

/** Calls the API of the driver's page; every response sets the clock. */
export async function sendRequest<Body>(
  clock: ServerClock,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
  token = '',
): Promise<ApiResponse<Body>> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), timeoutMs);
  try {
    const response = await fetch(`/api${path}`, {
      method,
      cache: 'no-store',
      credentials: 'same-origin',
      signal: abort.signal,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Link ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const isEmpty = response.status === 204;
    // The sign-in page of a Wi-Fi network answers every address, but not with JSON, and its clock is not the server's.
    if (!isEmpty && !response.headers.get('content-type')?.includes('json')) return { kind: 'unavailable' };
    const date = Date.parse(response.headers.get('date') ?? '');
    if (Math.abs(date - clock.now()) > dateToleranceMs) clock.set(date);
    if (isEmpty) return { kind: 'ok', body: undefined as Body };
    const content: unknown = await response.json();
    return response.ok ? { kind: 'ok', body: content as Body } : rejected(response, content as Problem);
  } catch {
    return { kind: 'unavailable' };
  } finally {
    clearTimeout(timer);
  }
}

function rejected<Body>({ status, headers }: Response, { code, errors }: Problem): ApiResponse<Body> {
  // A 429 does not reject this request, unless it says that the link is locked.
  const isTemporary = status >= 500 || status === 408 || (status === 429 && code !== 'link.locked');
  if (isTemporary) return { kind: 'unavailable' };
  return {
    kind: 'rejected',
    status,
    code,
    params: errors?.[0]?.params ?? {},
    retryAfter: Number(headers.get('retry-after')) || 0,
  };
}
