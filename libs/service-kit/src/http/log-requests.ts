import { Logger } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';

/** One line a request, without query, body or address: those may hold personal data. Health checks are left out. */
export function logRequests(fastify: FastifyInstance): void {
  const logger = new Logger('Http');
  fastify.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown route';
    if (!route.startsWith('/health')) {
      logger.log({
        method: request.method,
        route,
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      });
    }
    done();
  });
}
