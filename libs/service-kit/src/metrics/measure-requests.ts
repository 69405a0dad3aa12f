import type { FastifyInstance } from 'fastify';
import { Histogram, type Registry } from 'prom-client';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route under which a request is measured, where many routes are measured as one. */
    measuredRoute?: string;
  }
}

/** Seconds: a cached response takes about one millisecond, a call over several services a hundred. */
export const durationBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Measures every request but those for health, which would drown the others, and event streams, which last as long as a page is open. */
export function measureRequests(fastify: FastifyInstance, registry: Registry): void {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the arrival of a request until its response was sent, by the pattern of its route',
    labelNames: ['method', 'route', 'status'],
    buckets: durationBuckets,
    registers: [registry],
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    // Never the address itself: any number of them can be requested.
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
