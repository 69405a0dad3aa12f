import { createContext, data } from 'react-router-dom';
import type { PageRequestContext, RequestGateway } from '../../server/page-renderer';

/** How loaders read the public API. Paths begin with `/api/`. */
export interface Gateway {
  /**
   * Returns the record, or null if there is none. Throws a 503 response, which shows the error page, if the request
   * fails.
   */
  readOne<Body>(path: string): Promise<Body | null>;
  /** Returns the response, or the fallback if the request fails: the error is logged and the page is not cached. */
  readOr<Body>(path: string, fallback: Body): Promise<Body>;
  /** False once a fallback was used. */
  hasAllResponses(): boolean;
}

export const gatewayContext = createContext<Gateway>();

const correlationIdHeader = 'x-correlation-id';

export function createGateway(requestGateway: RequestGateway, request: PageRequestContext): Gateway {
  let hasAllResponses = true;
  // The loaders of root and page may request the same data.
  const responses = new Map<string, Promise<unknown>>();
  const headers = { accept: 'application/json', [correlationIdHeader]: request.correlationId };

  /** Logs without a stack that the gateway was too slow; the logger leaves it out if there was no connection. */
  function logFailed(message: string, error: unknown): void {
    const name = typeof error === 'object' && error !== null && 'name' in error ? error.name : undefined;
    if (name === 'TimeoutError') request.logWarning(`${message}: timeout`);
    else request.logWarning(message, error);
  }

  /** Logs a failure here, once for all loaders that share the request. Returns undefined if it failed. */
  async function read(path: string): Promise<unknown> {
    const shownWithout = `${patternOf(path)} failed, the page is shown without it`;
    try {
      const response = await requestGateway(path, headers);
      if (response.ok) return await response.json();
      request.logWarning(`${shownWithout}: status ${response.status}`);
    } catch (error) {
      logFailed(shownWithout, error);
    }
    return undefined;
  }

  return {
    hasAllResponses: () => hasAllResponses,
    async readOne<Body>(path: string) {
      const response = await requestGateway(path, headers).catch((error: unknown) => {
        logFailed(`No response from ${patternOf(path)}`, error);
        throw data(null, { status: 503 });
      });
      // The API rejects what can't be an id as invalid (400); for a visitor there is no such page either way.
      if (response.status === 404 || response.status === 400) return null;
      if (!response.ok) {
        request.logWarning(`${patternOf(path)} failed: status ${response.status}`);
        throw data(null, { status: 503 });
      }
      return (await response.json()) as Body;
    },
    async readOr<Body>(path: string, fallback: Body) {
      const requested = responses.get(path) ?? read(path);
      responses.set(path, requested);
      const body = await requested;
      if (body !== undefined) return body as Body;
      hasAllResponses = false;
      return fallback;
    },
  };
}

/** Returns a path for logs, without its query and record id, which a visitor may have typed. */
function patternOf(path: string): string {
  const [pathname = ''] = path.split('?');
  return pathname.replace(/^(\/api\/[\w-]+)\/.+$/, '$1/:id');
}
