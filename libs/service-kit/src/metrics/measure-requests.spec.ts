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

  it('go by one name where no route is meant', async () => {
    for (const path of ['/wp-login.php', '/.env', '/bookings'])
      await app.inject({ method: 'GET', url: path });
    expect(await counts()).toEqual(['{method="GET",route="unmatched",status="404"} 3']);
  });

  it('go by the route that several routes name', async () => {
    for (const name of ['entry.js', 'page.js']) await app.inject({ method: 'GET', url: `/assets/${name}` });
    expect(await counts()).toEqual(['{method="GET",route="/assets/*",status="200"} 2']);
  });

  it('are neither those for health nor streams of events', async () => {
    await app.inject({ method: 'GET', url: '/health/ready' });
    await app.inject({ method: 'GET', url: '/events' });
    expect(await counts()).toEqual([]);
  });
});
