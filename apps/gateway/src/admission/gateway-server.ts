import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

interface GatewayServerOptions {
  /** Whether a request may be handled; if not, it was already responded to. */
  readonly admit: (request: IncomingMessage, response: ServerResponse) => boolean;
  readonly onConnection: (socket: Socket) => void;
  /** Behind a proxy all connections come from a few addresses and are reused for many requests. */
  readonly isBehindProxy: boolean;
  /** Milliseconds for a whole request; long, because staff upload images. */
  readonly requestTimeout: number;
}

/** Milliseconds until an incomplete request is cut off; checked once a second. */
const headersTimeout = 10_000;
const bodyTimeout = 12_000;
/**
 * Milliseconds that an idle connection stays open. Longer behind a proxy, which might reuse it just as it is closed.
 */
const idleTimeouts = { visitor: 10_000, proxy: 72_000 };
/** An idle connection costs about 20 kB. */
const maxConnections = { all: 4_000, address: 500 };

/** Creates the public server. Limits connections, and closes those that send nothing. */
export function gatewayServer(handle: Handle, options: GatewayServerOptions): Server {
  const server = createServer(
    {
      headersTimeout,
      requestTimeout: options.requestTimeout,
      keepAliveTimeout: options.isBehindProxy ? idleTimeouts.proxy : idleTimeouts.visitor,
      connectionsCheckingInterval: 1_000,
    },
    (request, response) => {
      cutSlowBody(request, response);
      if (options.admit(request, response)) handle(request, response);
    },
  );
  // Closes the connection of a client that stops reading its response; live updates have a heartbeat.
  server.timeout = options.requestTimeout;
  server.maxConnections = maxConnections.all;
  server.on('connection', options.onConnection);
  if (!options.isBehindProxy) limitConnectionsOfAddress(server);
  return server;
}

/**
 * Cuts off a body that arrives too slowly, even after the response: a trickling body could hold the connection open.
 */
function cutSlowBody(request: IncomingMessage, response: ServerResponse): void {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  if (length === undefined && encoding === undefined) return;
  const cut = () => {
    if (!request.complete) request.socket.destroy();
  };
  const start = () => {
    const timer = setTimeout(cut, bodyTimeout).unref();
    request.once('end', () => clearTimeout(timer));
  };
  // Image uploads of staff may take longer; without a session these routes respond at once and read no body.
  if (request.url?.startsWith('/api/admin/')) response.once('close', start);
  else start();
}

function limitConnectionsOfAddress(server: Server): void {
  const counts = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    const address = normalizeIP(remoteAddress);
    const count = (counts.get(address) ?? 0) + 1;
    // Connections from this machine (the web server, local proxies) are not limited.
    if (count > maxConnections.address && !/^(::ffff:)?127\.|^::1$/.test(remoteAddress))
      return void socket.destroy();
    counts.set(address, count);
    socket.once('close', () => {
      const left = (counts.get(address) ?? 1) - 1;
      if (left > 0) counts.set(address, left);
      else counts.delete(address);
    });
  });
}
