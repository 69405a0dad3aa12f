import { Agent, fetch } from 'undici';
import type { GatewayResponse } from './page-renderer.js';

/** Milliseconds that the gateway has to respond to a request. */
const responseTimeout = 5_000;

/** Calls the gateway over a pool of persistent connections. */
export class GatewayClient {
  private readonly connections = new Agent({
    connections: 32,
    headersTimeout: responseTimeout,
    bodyTimeout: responseTimeout,
  });

  /** @param url without a trailing slash */
  constructor(private readonly url: string) {}

  /** Sends a GET request. `path` begins with a slash. Rejects if there is no response within 5 s. */
  request(path: string, headers: Record<string, string>): Promise<GatewayResponse> {
    return fetch(`${this.url}${path}`, {
      headers,
      dispatcher: this.connections,
      signal: AbortSignal.timeout(responseTimeout),
    });
  }

  close(): Promise<void> {
    return this.connections.close();
  }
}
