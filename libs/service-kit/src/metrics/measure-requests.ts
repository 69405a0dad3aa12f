import type { FastifyInstance } from 'fastify';
import { Histogram, type Registry } from 'prom-client';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route label of a request, if several routes are measured as one. */
    measuredRoute?: string;
  }
}

/** Buckets in seconds: a cached response takes about one millisecond, a call over several services a hundred. */
export const durationBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Measures every request except health checks, which outnumber the others, and event streams, which last while a page is open. */
export function measureRequests(fastify: FastifyInstance, registry: Registry): void {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the arrival of a request until its response was sent, by the pattern of its route',
    labelNames: ['method', 'route', 'status'],
    buckets: durationBuckets,
    registers: [registry],
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    // Never the URL itself, whose number of values is unbounded.
    const { url = 'unmatched', config } = request.routeOptions;
    const route = config.measuredRoute ?? url;
    if (!route.startsWith('/health/') && !isEventStream(reply.getHeader('content-type'))) {
      const labels = { method: request.method, route, status: String(reply.statusCode) };
      duration.observe(labels, reply.elapsedTime / 1_000);
    }
    done();
  });
}

function isEventStream(contentType: unknown): boolean {
  return typeof contentType === 'string' && contentType.startsWith('text/event-stream');
}
