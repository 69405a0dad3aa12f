import { createHash } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';
import { CodedError } from '@chauffeur/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { driverSessionOf } from '../session/driver-cookie.js';

/** Requests of one client address, and of one session, that are answered a minute (specification, D5). */
const perMinute = 120;

/** Whether a route is of the driver's page, which has a limit of its own in place of that of public writes. */
export function isOfDriverPage(route: string | undefined): boolean {
  return route?.startsWith('/api/driver/') ?? false;
}

/** Responds 429 with Retry-After to an address or a session that asks more often; steps that waited for a network come at once. */
export function limitDriverPage(fastify: FastifyInstance): void {
  // No `rateLimit`: of its handlers a request passes one alone, whatever they count.
  const limitBy = (keyGenerator: (request: FastifyRequest) => string) =>
    fastify.createRateLimit({ max: perMinute, timeWindow: '1 minute', keyGenerator });
  const ofAddress = limitBy(({ ip }) => `driver:${normalizeIP(ip)}`);
  // A hash: what counts requests has no session.
  const ofSession = limitBy(
    (request) =>
      `driver-session:${createHash('sha256').update(driverSessionOf(request)).digest('base64url')}`,
  );
  fastify.addHook('onRequest', async function limitDriver(request) {
    if (!isOfDriverPage(request.routeOptions.url)) return;
    const limits = driverSessionOf(request) ? [ofAddress, ofSession] : [ofAddress];
    for (const result of await Promise.all(limits.map((count) => count(request)))) {
      if (!result.isAllowed && result.isExceeded) {
        throw new CodedError('request.tooMany', [], { retryAfterSeconds: result.ttlInSeconds });
      }
    }
  });
}
