import { randomUUID } from 'node:crypto';
import type { CreateContactMessageRequest } from '@chauffeur/contracts/notifications/contact-message';
import { afterEach, describe, expect, it } from '@jest/globals';
import { startGateway, type RunningGateway } from '../start-gateway.fixture.js';

const gateways: RunningGateway[] = [];

afterEach(async () => {
  await Promise.all(gateways.splice(0).map((gateway) => gateway.stop()));
});

/** Starts a gateway with `limits` in front of a service that stores each message. */
async function gatewayWith(limits: Record<string, string>) {
  const gateway = await startGateway(
    async (request, response) => {
      const sent: Buffer[] = [];
      for await (const part of request) sent.push(part as Buffer);
      // Makes every other request fail: a booking is limited before its parts are read.
      if (request.url !== '/contact-messages') return void response.writeHead(503).end();
      const message = JSON.parse(Buffer.concat(sent).toString()) as CreateContactMessageRequest;
      const stored = { ...message, id: randomUUID(), createdAt: new Date().toISOString() };
      response.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify(stored));
    },
    { TRUSTED_PROXIES: '127.0.0.1', ...limits },
  );
  gateways.push(gateway);
  const post = async (path: string, body: object, headers: Record<string, string>) => {
    const response = await fetch(`${gateway.address}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return { status: response.status, retryAfter: Number(response.headers.get('retry-after')) };
  };
  const send = (message: Partial<CreateContactMessageRequest>, headers: Record<string, string> = {}) =>
    post(
      '/contact-messages',
      { name: 'Leyla', email: 'leyla@example.com', message: 'Hello', ...message },
      headers,
    );
  return Object.assign(send, {
    book: (customerEmail: string, headers: Record<string, string>) =>
      post('/bookings', { carId: randomUUID(), serviceId: randomUUID(), customerEmail }, headers),
  });
}

const from = (address: string) => ({ 'x-forwarded-for': address });
const anyEmail = () => `guest-${randomUUID()}@example.com`;
const redis = { REDIS_URL: process.env['TEST_REDIS_URL'] ?? '' };

describe('LimitEmails', () => {
  it('limits what one mailbox receives, from any client and in any spelling', async () => {
    const send = await gatewayWith({ RECIPIENT_LIMIT_PER_HOUR: '2' });
    expect((await send({ email: 'victim@example.com' }, from('203.0.113.1'))).status).toBe(201);
    expect((await send({ email: 'Victim+a@example.com' }, from('203.0.113.2'))).status).toBe(201);
    const rejected = await send({ email: 'victim+b@example.com' }, from('203.0.113.3'));
    expect(rejected.status).toBe(429);
    expect(rejected.retryAfter).toBeGreaterThan(3500);
    expect(rejected.retryAfter).toBeLessThanOrEqual(3600);
    expect((await send({ email: anyEmail() }, from('203.0.113.3'))).status).toBe(201);
  });

  it('limits requests that name one phone number, and those of a whole day', async () => {
    const send = await gatewayWith({ RECIPIENT_LIMIT_PER_DAY: '1' });
    expect((await send({ email: anyEmail(), phone: '+994 50 1' })).status).toBe(201);
    const rejected = await send({ email: anyEmail(), phone: '00994501' });
    expect(rejected.status).toBe(429);
    expect(rejected.retryAfter).toBeGreaterThan(3600);
  });

  it('limits what one client address sends, to any recipients', async () => {
    const send = await gatewayWith({ FORM_LIMIT_PER_HOUR: '2' });
    const network = '2001:db8:1:1';
    expect((await send({ email: anyEmail() }, from(`${network}::1`))).status).toBe(201);
    expect((await send({ email: anyEmail() }, from(`${network}::2`))).status).toBe(201);
    expect((await send({ email: anyEmail() }, from(`${network}::3`))).status).toBe(429);
    expect((await send({ email: anyEmail() }, from('2001:db8:1:2::1'))).status).toBe(201);
  });

  it('lets one address write for a dozen people in a minute by default, and for itself', async () => {
    const send = await gatewayWith({});
    const sent = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        send({ email: index < 12 ? anyEmail() : 'hotel@example.com' }),
      ),
    );
    expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 201));
  });

  it('counts a repeat with the same key once, if the recipient is the same', async () => {
    const send = await gatewayWith({ RECIPIENT_LIMIT_PER_HOUR: '1' });
    const [email, other] = [anyEmail(), anyEmail()];
    const key = { 'idempotency-key': randomUUID() };
    expect((await send({ email }, key)).status).toBe(201);
    expect((await send({ email }, key)).status).toBe(201);
    expect((await send({ email })).status).toBe(429);
    expect((await send({ email: other }, key)).status).toBe(201);
    expect((await send({ email: other })).status).toBe(429);
  });

  it('counts a form that is sent with the key of another form', async () => {
    const send = await gatewayWith({ RECIPIENT_LIMIT_PER_HOUR: '1' });
    const email = anyEmail();
    const key = { 'idempotency-key': randomUUID() };
    expect((await send({ email }, key)).status).toBe(201);
    expect((await send.book(email, key)).status).toBe(429);
  });

  it('shares its counts between replicas by Redis', async () => {
    const limits = { RECIPIENT_LIMIT_PER_HOUR: '2', ...redis };
    const [one, other] = [await gatewayWith(limits), await gatewayWith(limits)];
    const email = anyEmail();
    // More than needed: on a busy machine the limiter does not count requests that time out in Redis.
    for (let time = 0; time < 6; time += 1) await one({ email });
    expect([(await other({ email })).status, (await other({ email })).status]).toContain(429);
  });
});
