import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fastify, type FastifyInstance } from 'fastify';
import { CollectedMetrics } from './collected-metrics.js';
import { measureRequests } from './measure-requests.js';
import { NoMetrics } from './metrics.js';
import { ProcessMetrics } from './process-metrics.js';

let metrics: ProcessMetrics;
let app: FastifyInstance;

beforeEach(() => {
  metrics = new ProcessMetrics();
  app = fastify();
  measureRequests(app, new CollectedMetrics('booking', metrics));
  app.get('/bookings/:id', (_request, reply) => reply.code(404).send({}));
  app.get('/health/ready', () => ({}));
  app.get('/events', (_request, reply) => reply.type('text/event-stream; charset=utf-8').send('\n'));
});

afterEach(() => app.close());

const counts = async () =>
  (await metrics.scrape())
    .split('\n')
    .filter((line) => line.startsWith('http_request_duration_seconds_count'))
    .map((line) => line.slice(line.indexOf('{')));

describe('measured requests', () => {
  it('are told apart by the pattern of their route, however many addresses there are', async () => {
    for (const id of ['1', '2', '3']) await app.inject({ method: 'GET', url: `/bookings/${id}?page=${id}` });
    expect(await counts()).toEqual(['{service="booking",method="GET",route="/bookings/:id",status="404"} 3']);
  });

  it('go by one name where no route is meant', async () => {
    for (const path of ['/wp-login.php', '/.env', '/bookings'])
      await app.inject({ method: 'GET', url: path });
    expect(await counts()).toEqual(['{service="booking",method="GET",route="unmatched",status="404"} 3']);
  });

  it('are neither those for health nor streams of events', async () => {
    await app.inject({ method: 'GET', url: '/health/ready' });
    await app.inject({ method: 'GET', url: '/events' });
    expect(await counts()).toEqual([]);
  });

  it('cost no hook where nobody collects', () => {
    const refusing = {
      addHook: () => {
        throw new Error('a hook was added');
      },
    } as unknown as FastifyInstance;
    expect(() => measureRequests(refusing, new NoMetrics())).not.toThrow();
    expect(() => measureRequests(refusing, new CollectedMetrics('booking', metrics))).toThrow('a hook');
  });
});
