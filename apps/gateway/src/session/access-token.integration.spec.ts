import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { problem } from '@chauffeur/contracts/http/problem';
import { accessTokenLifetime } from '@chauffeur/contracts/identity/session';
import { InProcessEventBus } from '@chauffeur/messaging';
import type { ServiceApp } from '@chauffeur/service-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import { createApp } from '../app.js';

const secret = 'a-secret-of-this-spec-long-enough-to-be-taken';
const adminId = randomUUID();

/** Stands in for all services; only identity is called here. */
let upstream: Server;
let requested: { url: string | undefined; adminId: unknown }[];
/** Identity's response to the session check. */
let sessionCheck: { status: number; body: string };
let app: ServiceApp;
let address: string;

beforeAll(async () => {
  upstream = createServer((request, response) => {
    requested.push({ url: request.url, adminId: request.headers['x-admin-id'] });
    const { status, body } = request.url === '/admins' ? { status: 200, body: '[]' } : sessionCheck;
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  }).listen(0, '127.0.0.1');
  await once(upstream, 'listening');
  const service = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
  const services = ['CATALOGUE', 'PRICING', 'BOOKING', 'FINANCE', 'NOTIFICATIONS', 'IDENTITY', 'WEB'];
  app = await createApp(
    {
      ...Object.fromEntries(services.map((name) => [`${name}_URL`, service])),
      EVENT_TRANSPORT: 'in-process',
      INTERNAL_TOKEN: 'internal-token-of-this-spec',
      JWT_SECRET: secret,
      LOG_LEVEL: 'silent',
    },
    { eventBus: new InProcessEventBus() },
  );
  address = await app.listen(0, '127.0.0.1');
});

afterAll(async () => {
  await app.close();
  upstream.closeAllConnections();
  upstream.close();
});

beforeEach(() => {
  requested = [];
  sessionCheck = { status: 204, body: '' };
});

async function listAdmins(claims: Record<string, unknown>, key = secret, lifetime: number | null = 60) {
  const token = await new JwtService({ secret: key }).signAsync(
    { username: 'leyla', email: 'leyla@example.com', ...claims },
    {
      subject: adminId,
      issuer: 'identity',
      audience: 'staff',
      algorithm: 'HS256',
      ...(lifetime === null ? {} : { expiresIn: lifetime }),
    },
  );
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${address}/api/admin/admins`, { headers });
  const body: unknown = await response.json();
  return { status: response.status, code: problem.safeParse(body).data?.code };
}

const problemResponse = (status: number, code: string) => ({
  status,
  body: JSON.stringify({ type: 'about:blank', title: code, status, code }),
});

describe('an access token', () => {
  it('is accepted while identity confirms its session', async () => {
    const sid = randomUUID();
    expect((await listAdmins({ sid })).status).toBe(200);
    expect(requested).toEqual([
      { url: `/account/sessions/${sid}`, adminId },
      { url: '/admins', adminId: undefined },
    ]);
  });

  it('is rejected as soon as its session was ended, and nothing else is requested [B7.2]', async () => {
    sessionCheck = problemResponse(401, 'session.invalid');
    expect(await listAdmins({ sid: randomUUID() })).toEqual({ status: 401, code: 'session.invalid' });
    expect(requested).toHaveLength(1);
  });

  it('is not accepted while identity is unavailable', async () => {
    sessionCheck = problemResponse(503, 'service.unreachable');
    expect(await listAdmins({ sid: randomUUID() })).toEqual({ status: 503, code: 'service.unreachable' });
  });

  it('is rejected without a request when it has no end, or was signed too long ago', async () => {
    const rejected = { status: 401, code: 'session.required' };
    const sid = randomUUID();
    expect(await listAdmins({ sid }, secret, null)).toEqual(rejected);
    const signed = Math.floor(Date.now() / 1_000) - accessTokenLifetime - 5;
    expect(await listAdmins({ sid, iat: signed }, secret, 3_600)).toEqual(rejected);
    expect(requested).toEqual([]);
  });

  it('is rejected without a request when it names no session, or was signed by another key', async () => {
    const rejected = { status: 401, code: 'session.required' };
    expect(await listAdmins({})).toEqual(rejected);
    expect(await listAdmins({ sid: '../admins' })).toEqual(rejected);
    expect(await listAdmins({ sid: randomUUID() }, 'another-secret-that-is-long-enough-too')).toEqual(
      rejected,
    );
    expect(requested).toEqual([]);
  });
});
