import type { FastifyInstance } from 'fastify';
import type { HistogramDefinition, Metrics } from './metrics.js';

/** Seconds: a kept answer takes about one millisecond, a call over several services a hundred. */
export const durationBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export const requestDuration: HistogramDefinition<'method' | 'route' | 'status'> = {
  name: 'http_request_duration_seconds',
  help: 'From the arrival of a request until its answer was sent, by the pattern of its route',
  labels: ['method', 'route', 'status'],
  buckets: durationBuckets,
};

/**
 * Measures every request but those for health, which would drown the others, and streams of events, which last as long
 * as somebody listens.
 */
export function measureRequests(fastify: FastifyInstance, metrics: Metrics): void {
  if (!metrics.isOn) return;
  const duration = metrics.histogram(requestDuration);
  fastify.addHook('onResponse', (request, reply, done) => {
    // Never the address itself: anybody can ask for any number of them.
    const route = request.routeOptions.url ?? 'unmatched';
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
