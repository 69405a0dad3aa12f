import { Logger } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import './unrecorded-route.decorator.js';

/** One line a request, without query, body or address: those may hold personal data. Health checks and unrecorded routes are left out. */
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
