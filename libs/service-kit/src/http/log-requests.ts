import { Logger } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import './unrecorded-route.decorator.js';

/** Logs a line per request, without query, body and address, which may be personal. Skips health checks and unrecorded routes. */
export function logRequests(fastify: FastifyInstance): void {
  const logger = new Logger('Http');
  fastify.addHook('onResponse', (request, reply, done) => {
    const { url: route = 'unknown route', config } = request.routeOptions;
    if (!route.startsWith('/health') && !config.isUnrecorded) {
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
