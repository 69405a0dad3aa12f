import { createHash } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { driverSessionOf } from './driver-cookie.js';

/** Requests of one client address, and of one session, that are answered a minute (specification, D5). */
const perMinute = 120;

/** Whether a route is of the driver's page, which has a limit of its own in place of that of public writes. */
export function isOfDriverPage(route: string | undefined): boolean {
  return route?.startsWith('/api/driver/') ?? false;
}

/** Responds 429 with Retry-After to an address or a session that asks more often; steps that waited for a network come at once. */
export function limitDriverPage(fastify: FastifyInstance): void {
  const limits = [
    fastify.rateLimit({
      max: perMinute,
      timeWindow: '1 minute',
      keyGenerator: ({ ip }) => `driver:${normalizeIP(ip)}`,
    }),
    fastify.rateLimit({
      max: perMinute,
      timeWindow: '1 minute',
      // A hash: what counts requests has no session.
      keyGenerator: (request) =>
        `driver-session:${createHash('sha256').update(driverSessionOf(request)).digest('base64url')}`,
    }),
  ] as const;
  fastify.addHook('onRequest', async function limitDriver(request, reply) {
    if (!isOfDriverPage(request.routeOptions.url)) return;
    await limits[0].call(fastify, request, reply);
    if (driverSessionOf(request)) await limits[1].call(fastify, request, reply);
  });
}
