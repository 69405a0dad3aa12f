import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

interface GatewayServerOptions {
  /** Whether a request may be handled; else it was responded to. */
  readonly admit: (request: IncomingMessage, response: ServerResponse) => boolean;
  readonly onConnection: (socket: Socket) => void;
  /** Behind proxies all connections come from a few addresses, and stay open between requests. */
  readonly isBehindProxy: boolean;
  /** Milliseconds for a whole request of staff, who send images. */
  readonly requestTimeout: number;
}

/** Milliseconds until half a request is cut off; checked each second. */
const headersTimeout = 10_000;
const bodyTimeout = 12_000;
/** Milliseconds that an unused connection stays open. A proxy would use one at the moment when it is closed. */
const idleTimeouts = { visitor: 10_000, proxy: 72_000 };
/** An idle connection costs about 20 kB. */
const maxConnections = { all: 4_000, address: 500 };

/** The server that the public reaches: connections are limited, and cut off where nothing comes. */
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
  // Else a client that takes nothing of its response stays; live updates have a heartbeat.
  server.timeout = options.requestTimeout;
  server.maxConnections = maxConnections.all;
  server.on('connection', options.onConnection);
  if (!options.isBehindProxy) limitConnectionsOfAddress(server);
  return server;
}

/** Also one that was responded to meanwhile: its connection could be held open by what still comes. */
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
  // Staff's images take longer on a slow connection; without a session their routes respond at once and read no body.
  if (request.url?.startsWith('/api/admin/')) response.once('close', start);
  else start();
}

function limitConnectionsOfAddress(server: Server): void {
  const counts = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    const address = normalizeIP(remoteAddress);
    const count = (counts.get(address) ?? 0) + 1;
    // The web server, and proxies on this machine, are no client.
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
