/** @jest-environment node */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fastify, type FastifyInstance } from 'fastify';
import { readListenAddress } from './environment.js';
import { measureRequests, type MeasureRequest } from './measure-requests.js';

let app: FastifyInstance;
const measured: Parameters<MeasureRequest>[] = [];

beforeEach(() => {
  measured.length = 0;
  app = fastify();
  measureRequests(app, (...measure) => measured.push(measure));
  app.get('/health/live', () => ({}));
  for (const name of ['entry-a1.js', 'page-b2.js']) app.get(`/assets/${name}`, () => name);
  app.get('/*', (_request, reply) => reply.code(404).send());
});

afterEach(() => app.close());

describe('requests of pages and files', () => {
  it('are measured under a few routes, in seconds, those for health left out', async () => {
    for (const url of ['/en/tours?x=1', '/assets/entry-a1.js', '/assets/page-b2.js', '/health/live']) {
      await app.inject({ method: 'GET', url });
    }
    expect(measured.map(([labels]) => labels)).toEqual([
      { method: 'GET', route: '/*', status: '404' },
      { method: 'GET', route: '/assets/*', status: '200' },
      { method: 'GET', route: '/assets/*', status: '200' },
    ]);
    for (const [, seconds] of measured) expect(seconds).toBeLessThan(10);
  });
});

describe('the port that Prometheus asks', () => {
  it('is none unless it is given', () => {
    expect(readListenAddress({ METRICS_PORT: '' }).metricsPort).toBeUndefined();
    expect(readListenAddress({ METRICS_PORT: '9464' }).metricsPort).toBe(9464);
    expect(() => readListenAddress({ METRICS_PORT: 'many' })).toThrow('METRICS_PORT must be a number');
  });
});
