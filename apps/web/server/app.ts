import { fastify, LogController } from 'fastify';
import { Agent, fetch } from 'undici';
import { readEnvironment } from './environment.js';
import { leaveWhenAsked } from './leave.js';
import { measureRequests, type MeasureRequest } from './measure-requests.js';
import { serveAssets } from './serve-assets.js';
import { serveHealth } from './serve-health.js';
import { servePages } from './serve-pages.js';

/** The web server: rendered pages and the browser's files. */
export interface WebApp {
  /** Starts listening (port 0 takes a free one) and answers the address. */
  listen(port: number, host: string): Promise<string>;
  /** Goes on answering, but takes its leave of each connection and is not ready any more; `close` comes after it. */
  leave(): void;
  /** Stops taking requests, finishes those in hand and lets go of the gateway's connections. */
  close(): Promise<void>;
}

/** Milliseconds that the gateway has to answer one request of a page. */
const gatewayTimeout = 5_000;

/** What a host gives to the web server. */
export interface WebAdapters {
  /** Without it nothing is measured. */
  readonly measureRequest?: MeasureRequest | undefined;
}

/**
 * Creates the web server from GATEWAY_URL, PUBLIC_URL and LOG_LEVEL. Throws an error that names the variable at
 * fault.
 */
export async function createApp(
  variables: Record<string, string | undefined>,
  { measureRequest }: WebAdapters = {},
): Promise<WebApp> {
  const { GATEWAY_URL, PUBLIC_URL, LOG_LEVEL } = readEnvironment(variables);
  const connections = new Agent({
    connections: 32,
    headersTimeout: gatewayTimeout,
    bodyTimeout: gatewayTimeout,
  });
  const app = fastify({
    logger: {
      level: LOG_LEVEL,
      base: { service: 'web' },
      // Of a request that failed: neither its query nor who asked.
      serializers: { req: ({ method, url }) => ({ method, path: url.split('?')[0] }) },
    },
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    // A request that comes at the last moment on a connection in use is answered, not turned away.
    return503OnClosing: false,
  });
  const leave = leaveWhenAsked(app);
  app.addHook('onClose', () => connections.close());
  if (measureRequest) measureRequests(app, measureRequest);

  const askGateway = (path: string, headers: Record<string, string>) =>
    fetch(`${GATEWAY_URL}${path}`, {
      headers,
      dispatcher: connections,
      signal: AbortSignal.timeout(gatewayTimeout),
    });

  serveHealth(app, askGateway);
  await serveAssets(app);
  await servePages(app, { publicUrl: PUBLIC_URL, askGateway });

  return {
    listen: (port, host) => app.listen({ port, host }),
    leave,
    close: () => app.close(),
  };
}
