import type { FastifyInstance } from 'fastify';

/** Takes the time of one request, in seconds, under few enough labels. */
export type MeasureRequest = (
  labels: { method: string; route: string; status: string },
  seconds: number,
) => void;

/** Measures every request but those for health. Pages go by one route, and so do the hashed files. */
export function measureRequests(app: FastifyInstance, measure: MeasureRequest): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unmatched';
    if (!route.startsWith('/health/')) {
      measure(
        {
          method: request.method,
          route: route.startsWith('/assets/') ? '/assets/*' : route,
          status: String(reply.statusCode),
        },
        reply.elapsedTime / 1_000,
      );
    }
    done();
  });
}
