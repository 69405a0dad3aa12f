import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fastify, type FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { measureRequests } from './measure-requests.js';

let registry: Registry;
let app: FastifyInstance;

beforeEach(() => {
  registry = new Registry();
  app = fastify();
  measureRequests(app, registry);
  app.get('/bookings/:id', (_request, reply) => reply.code(404).send({}));
  app.get('/health/ready', () => ({}));
  for (const name of ['entry.js', 'page.js'])
    app.get(`/assets/${name}`, { config: { measuredRoute: '/assets/*' } }, () => name);
  app.get('/events', (_request, reply) => reply.type('text/event-stream; charset=utf-8').send('\n'));
});

afterEach(() => app.close());

const counts = async () =>
  (await registry.metrics())
    .split('\n')
    .filter((line) => line.startsWith('http_request_duration_seconds_count'))
    .map((line) => line.slice(line.indexOf('{')));

describe('measured requests', () => {
  it('are labelled by the pattern of their route, however many addresses there are', async () => {
    for (const id of ['1', '2', '3']) await app.inject({ method: 'GET', url: `/bookings/${id}?page=${id}` });
    expect(await counts()).toEqual(['{method="GET",route="/bookings/:id",status="404"} 3']);
  });

  it('share one label if they match no route', async () => {
    for (const path of ['/wp-login.php', '/.env', '/bookings'])
      await app.inject({ method: 'GET', url: path });
    expect(await counts()).toEqual(['{method="GET",route="unmatched",status="404"} 3']);
  });

  it('are labelled by `measuredRoute` if several routes share it', async () => {
    for (const name of ['entry.js', 'page.js']) await app.inject({ method: 'GET', url: `/assets/${name}` });
    expect(await counts()).toEqual(['{method="GET",route="/assets/*",status="200"} 2']);
  });

  it('do not include health checks and event streams', async () => {
    await app.inject({ method: 'GET', url: '/health/ready' });
    await app.inject({ method: 'GET', url: '/events' });
    expect(await counts()).toEqual([]);
  });
});
