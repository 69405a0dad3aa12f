import type { ServerResponse } from 'node:http';
import { connect, Server, type Socket } from 'node:net';
import { correlationIdHeader } from '@chauffeur/contracts/http/headers';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { startGateway, type RunningGateway } from '../start-gateway.fixture.js';

let gateway: RunningGateway;

afterEach(() => gateway.stop());

const json = { 'content-type': 'application/json' };
const message = { name: 'Leyla', email: 'leyla@example.com', message: 'Hello' };
const stored = {
  ...message,
  id: '3b0d7c39-8f55-4a8a-9d0e-0c8f6f1f7a11',
  language: 'en',
  phone: null,
  subject: null,
  createdAt: '2026-01-01T00:00:00.000Z',
};

describe('many concurrent new connections', () => {
  it('are queued, up to the max number of open connections', async () => {
    const listen = jest.spyOn(Server.prototype, 'listen');
    gateway = await startGateway(() => undefined);
    expect(listen.mock.calls.map(([options]) => options)).toContainEqual(
      expect.objectContaining({ host: '127.0.0.1', backlog: 4_096 }),
    );
    listen.mockRestore();
  });
});

describe('more writes than can be in flight', () => {
  it('are rejected immediately, even without a body', async () => {
    const held: ServerResponse[] = [];
    gateway = await startGateway((_, response) => held.push(response), { WRITE_LIMIT_PER_MINUTE: '100000' });
    const refresh = () =>
      fetch(`${gateway.address}/api/auth/refresh`, {
        method: 'POST',
        headers: { cookie: 'refresh_token=4711' },
      });
    const writes = Array.from({ length: 320 }, refresh);
    const rejected = await Promise.race(writes);
    expect(await rejected.json()).toMatchObject({ status: 503, code: 'request.overloaded' });
    const respond = setInterval(() => held.splice(0).forEach((response) => response.writeHead(500).end()), 5);
    await Promise.all(writes);
    clearInterval(respond);
  });
});

describe('more pages than can be rendered', () => {
  it('are rejected immediately with Retry-After, and messages are stored meanwhile', async () => {
    const held: ServerResponse[] = [];
    gateway = await startGateway((request, response) => {
      if (request.method === 'POST') response.writeHead(201, json).end(JSON.stringify(stored));
      else if (request.url === '/about')
        response.writeHead(200, { 'content-type': 'text/html' }).end('about');
      else held.push(response);
    });
    const about = async () => (await fetch(`${gateway.address}/about`)).text();
    expect(await about()).toBe('about');
    // Addresses of offers, because all addresses that match no page are rendered and cached as one.
    const pages = Array.from({ length: 400 }, (_, index) =>
      fetch(`${gateway.address}/tours/${index}`, { headers: { accept: 'text/html' } }),
    );
    const rejected = await Promise.race(pages);
    expect(rejected.status).toBe(503);
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(rejected.headers.get('x-content-type-options')).toBe('nosniff');
    // A cached page needs no rendering.
    expect(await about()).toBe('about');
    const body = JSON.stringify(message);
    const post = await fetch(`${gateway.address}/api/contact-messages`, {
      method: 'POST',
      headers: json,
      body,
    });
    expect(post.status).toBe(201);
    // Rejected before the router, which would give it a correlation id.
    const late = await fetch(`${gateway.address}/tours/late`);
    expect([late.status, late.headers.get(correlationIdHeader)]).toEqual([503, null]);

    const render = setInterval(() => {
      for (const response of held.splice(0))
        response.writeHead(200, { 'content-type': 'text/html' }).end('page');
    }, 5);
    const statuses = (await Promise.all(pages)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    // The overload ends within seconds.
    const giveUp = Date.now() + 20_000;
    let after = 503;
    while (after === 503 && Date.now() < giveUp) {
      after = (await fetch(`${gateway.address}/tours/again`)).status;
    }
    clearInterval(render);
    expect(after).toBe(200);
  });
});

describe('reads of one client address', () => {
  it('are limited; those of private networks and of other addresses are not', async () => {
    gateway = await startGateway((_request, response) => void response.writeHead(200, json).end('[]'), {
      READ_LIMIT_PER_MINUTE: '3',
      TRUSTED_PROXIES: '127.0.0.1',
    });
    const read = async (address: string) => {
      const { status, headers } = await fetch(`${gateway.address}/api/cars`, {
        headers: { 'x-forwarded-for': address },
      });
      return { status, retryAfter: Number(headers.get('retry-after')) };
    };
    for (const address of ['203.0.113.5', '10.1.2.3', 'fd00::1', '::1', '2001:db8::1']) {
      for (let time = 0; time < 3; time += 1) expect((await read(address)).status).toBe(200);
    }
    const rejected = await read('203.0.113.5');
    expect(rejected.status).toBe(429);
    expect(rejected.retryAfter).toBeGreaterThan(0);
    expect(rejected.retryAfter).toBeLessThanOrEqual(60);
    expect((await read('2001:db8::2')).status).toBe(429);
    for (const address of ['203.0.113.6', '10.1.2.3', 'fd00::1', '::1']) {
      expect((await read(address)).status).toBe(200);
    }
  });
});

describe('a response that the client does not read', () => {
  it('keeps its connection no longer than the timeout of a request', async () => {
    const listen = jest.spyOn(Server.prototype, 'listen');
    gateway = await startGateway(() => undefined);
    expect(listen.mock.contexts).toContainEqual(expect.objectContaining({ timeout: 120_000 }));
    listen.mockRestore();
  });
});

describe('an incomplete request', () => {
  /** Sends `bytes` on a new connection; returns the milliseconds until the server closed it, and its response. */
  async function untilCut(bytes: string): Promise<{ ms: number; response: string }> {
    const startedAt = performance.now();
    const socket: Socket = connect(Number(new URL(gateway.address).port), '127.0.0.1');
    let response = '';
    socket.setEncoding('utf8').on('data', (text: string) => (response += text));
    socket.on('error', () => undefined);
    socket.write(bytes);
    // Sends the body byte by byte, so that the connection is never idle.
    const drip = setInterval(() => bytes.endsWith('{') && socket.write(' '), 1_000);
    // `once` of node:events would reject if a byte is written after the server has closed the connection.
    await new Promise((resolve) => socket.once('close', resolve));
    clearInterval(drip);
    return { ms: performance.now() - startedAt, response };
  }

  it('is cut off: headers, a body, an unused connection', async () => {
    gateway = await startGateway((_request, response) => void response.writeHead(200, json).end('[]'));
    const cut = await Promise.all([
      untilCut(''),
      untilCut('GET / HTTP/1.1\r\nHost: si'),
      untilCut(
        'POST /api/contact-messages HTTP/1.1\r\nHost: site\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{',
      ),
      untilCut('GET /api/cars HTTP/1.1\r\nHost: site\r\n\r\n'),
      ...['GET /api/cars', 'POST /api/admin/cars', 'POST /api/admin/none'].map((line) =>
        untilCut(
          `${line} HTTP/1.1\r\nHost: site\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{`,
        ),
      ),
    ]);
    for (const { ms } of cut) {
      expect(ms).toBeGreaterThan(5_000);
      expect(ms).toBeLessThan(60_000);
    }
    const answers = cut.slice(3).map(({ response }) => response.split(' ', 2)[1]);
    expect(answers).toEqual(['200', '200', '401', '401']);
  });
});
