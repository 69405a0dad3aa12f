import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { EventDefinition } from '@chauffeur/contracts/events/event-definition';
import { sessionIds, type SessionIds } from '@chauffeur/contracts/identity/session';
import { InProcessEventBus } from '@chauffeur/messaging';
import { JwtService } from '@nestjs/jwt';
import { createApp } from './app.js';

const secret = 'access-token-secret-of-this-spec-0123456789';

export interface RunningGateway {
  readonly address: string;
  /** Returns an access token signed as by identity. `expiresIn` is in seconds; by default each has its own session. */
  token(expiresIn?: number, sessionId?: string): string;
  /** Makes identity report the session as ended. */
  endSession(sessionId: string): void;
  /** Publishes an event as another service's relay does. */
  publish<Data>(event: EventDefinition<Data>, data: Data): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the gateway with one server in place of all services; `audit` handles requests to the audit log. */
export async function startGateway(
  services: RequestListener,
  variables: Record<string, string> = {},
  audit: RequestListener = acceptAuditEntry,
): Promise<RunningGateway> {
  const ended = new Set<string>();
  const upstream = createServer((request, response) => {
    // Every session is valid until it is ended.
    if (request.url?.startsWith('/account/sessions/')) response.writeHead(204).end();
    else if (request.url === '/sessions/open') {
      void openAmong(request, ended).then((open) => response.end(JSON.stringify(open)));
    } else if (request.url?.startsWith('/audit-entries')) audit(request, response);
    else services(request, response);
  }).listen(0, '127.0.0.1');
  await once(upstream, 'listening');
  const url = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
  const eventBus = new InProcessEventBus();
  const environment = {
    CATALOGUE_URL: url,
    PRICING_URL: url,
    BOOKING_URL: url,
    FINANCE_URL: url,
    NOTIFICATIONS_URL: url,
    IDENTITY_URL: url,
    WEB_URL: url,
    EVENT_TRANSPORT: 'in-process',
    INTERNAL_TOKEN: 'internal-token-of-this-spec',
    JWT_SECRET: secret,
    LOG_LEVEL: 'silent',
    ...variables,
  };
  const app = await createApp(environment, { eventBus });
  const address = await app.listen(0, '127.0.0.1');
  const jwt = new JwtService({ secret });
  return {
    address,
    token(expiresIn = 600, sessionId = randomUUID()) {
      const claims = {
        sub: randomUUID(),
        sid: sessionId,
        username: 'admin',
        email: 'admin@example.com',
      };
      return jwt.sign(claims, { algorithm: 'HS256', issuer: 'identity', audience: 'staff', expiresIn });
    },
    endSession: (sessionId) => void ended.add(sessionId),
    async publish(event, data) {
      const { routingKey } = event;
      const id = randomUUID();
      const envelope = {
        id,
        routingKey,
        occurredAt: new Date().toISOString(),
        correlationId: id,
        data,
      };
      const content = Buffer.from(JSON.stringify(envelope));
      const outcome = await eventBus.publish({ id, routingKey, reactions: [], content, progress: {} });
      if (outcome.state !== 'sent') throw new Error(`${routingKey} was ${outcome.state}`);
    },
    async stop() {
      await app.close();
      upstream.closeAllConnections();
      upstream.close();
    },
  };
}

async function openAmong(request: IncomingMessage, ended: ReadonlySet<string>): Promise<SessionIds> {
  const asked = sessionIds.parse(await json(request));
  return { sessionIds: asked.sessionIds.filter((id) => !ended.has(id)) };
}

/** Identity's audit routes, for specs about something else. */
function acceptAuditEntry(...[request, response]: Parameters<RequestListener>): void {
  request.resume();
  if (request.method === 'PUT') response.writeHead(204).end();
  else response.setHeader('content-type', 'application/json').end(JSON.stringify({ id: randomUUID() }));
}
