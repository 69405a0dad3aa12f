import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { GatewayEnvironment } from '../environment.js';

const routes = new Set<string | undefined>(['/api/availability', '/api/availability/cars']);

/**
 * Responds 429 with Retry-After to a client address that asks more often than AVAILABILITY_LIMIT_PER_MINUTE whether a car
 * is free: a visitor asks a few times, who wants to know every ride of the company asks thousands.
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
    // By the matched route: an address may be written in many ways.
    if (routes.has(request.routeOptions.url)) await limit.call(fastify, request, reply);
  });
}
