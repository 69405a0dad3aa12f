import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from '@jest/globals';
import { fastify, type FastifyInstance } from 'fastify';
import { limitWrites } from './limit-writes.js';
import { registerRateLimits } from './rate-limits.js';

const apps: FastifyInstance[] = [];

afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()));
});

async function gateway(environment: { WRITE_LIMIT_PER_MINUTE: number; REDIS_URL?: string }) {
  const app = fastify({ trustProxy: true });
  apps.push(app);
  await registerRateLimits(app, environment);
  limitWrites(app, environment);
  for (const path of ['/api/bookings', '/api/contact-messages', '/api/admin/bookings']) {
    app.post(path, async () => ({}));
  }
  app.get('/api/cars', async () => []);
  const site = await app.listen({ port: 0, host: '127.0.0.1' });
  return async (method: string, path: string, address: string) => {
    const response = await fetch(`${site}${path}`, {
      method,
      headers: { 'x-forwarded-for': address },
    });
    return { status: response.status, retryAfter: response.headers.get('retry-after') };
  };
}

describe('limitWrites', () => {
  it('counts the writes of one address over all public routes, and nothing else [P6.3]', async () => {
    const call = await gateway({ WRITE_LIMIT_PER_MINUTE: 3 });
    await call('POST', '/api/bookings', '203.0.113.1');
    await call('POST', '/api/contact-messages', '203.0.113.1');
    expect((await call('POST', '/api/bookings', '203.0.113.1')).status).toBe(200);
    const rejected = await call('POST', '/api/contact-messages', '203.0.113.1');
    expect(rejected.status).toBe(429);
    expect(Number(rejected.retryAfter)).toBeGreaterThan(0);
    expect((await call('POST', '/api/bookings', '203.0.113.2')).status).toBe(200);
    expect((await call('POST', '/api/admin/bookings', '203.0.113.1')).status).toBe(200);
    expect((await call('GET', '/api/cars', '203.0.113.1')).status).toBe(200);
  });

  it('counts another spelling of a URL', async () => {
    const call = await gateway({ WRITE_LIMIT_PER_MINUTE: 1 });
    await call('POST', '/%61pi/bookings', '203.0.113.7');
    expect((await call('POST', '/api/bookings', '203.0.113.7')).status).toBe(429);
  });

  it('shares its counts between replicas by Redis', async () => {
    const environment = { WRITE_LIMIT_PER_MINUTE: 2, REDIS_URL: process.env['TEST_REDIS_URL'] ?? '' };
    const address = `2001:db8::${randomUUID().slice(0, 4)}`;
    const [one, other] = [await gateway(environment), await gateway(environment)];
    // More than needed: on a busy machine the limiter does not count requests that time out in Redis.
    for (let time = 0; time < 6; time += 1) await one('POST', '/api/bookings', address);
    const statuses = [];
    for (let time = 0; time < 2; time += 1)
      statuses.push((await other('POST', '/api/bookings', address)).status);
    expect(statuses).toContain(429);
  });

  it('accepts writes while Redis is unavailable', async () => {
    const call = await gateway({ WRITE_LIMIT_PER_MINUTE: 1, REDIS_URL: 'redis://127.0.0.1:9' });
    await call('POST', '/api/bookings', '203.0.113.1');
    expect((await call('POST', '/api/bookings', '203.0.113.1')).status).toBe(200);
  });
});
