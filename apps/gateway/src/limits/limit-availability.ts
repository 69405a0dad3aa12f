import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { GatewayEnvironment } from '../environment.js';

const routes = new Set<string | undefined>(['/api/availability', '/api/availability/cars']);

/**
 * Responds 429 with Retry-After to a client address that exceeds AVAILABILITY_LIMIT_PER_MINUTE. A visitor asks a few
 * times; a program that wants to learn every ride of the company asks thousands of times.
 */
export function limitAvailability(
  fastify: FastifyInstance,
  environment: Pick<GatewayEnvironment, 'AVAILABILITY_LIMIT_PER_MINUTE'>,
): void {
  const limit = fastify.rateLimit({
    max: environment.AVAILABILITY_LIMIT_PER_MINUTE,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => `availability:${normalizeIP(ip)}`,
  });
  fastify.addHook('onRequest', async function limitRead(request, reply) {
    // By the matched route, because a URL can be spelled in many ways.
    if (routes.has(request.routeOptions.url)) await limit.call(fastify, request, reply);
  });
}
