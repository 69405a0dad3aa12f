import { createHash } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';
import { CodedError } from '@chauffeur/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { driverSessionOf } from '../session/driver-cookie.js';

/** Requests per minute of one client address, and of one session (specification, D5). */
const perMinute = 120;

/** Whether a route is of the driver's page, which has its own limit instead of that of public writes. */
export function isDriverPageRoute(route: string | undefined): boolean {
  return route?.startsWith('/api/driver/') ?? false;
}

/**
 * Responds 429 with Retry-After above the limit. It leaves room for steps sent in a burst once a phone is online again.
 */
export function limitDriverPage(fastify: FastifyInstance): void {
  // Not the `rateLimit` handler: only the first of several runs for a request, whatever they count.
  const limitBy = (keyGenerator: (request: FastifyRequest) => string) =>
    fastify.createRateLimit({ max: perMinute, timeWindow: '1 minute', keyGenerator });
  const ofAddress = limitBy(({ ip }) => `driver:${normalizeIP(ip)}`);
  // Hashed, so that the counters hold no session token.
  const ofSession = limitBy(
    (request) =>
      `driver-session:${createHash('sha256').update(driverSessionOf(request)).digest('base64url')}`,
  );
  fastify.addHook('onRequest', async function limitDriver(request) {
    if (!isDriverPageRoute(request.routeOptions.url)) return;
    const limits = driverSessionOf(request) ? [ofAddress, ofSession] : [ofAddress];
    for (const result of await Promise.all(limits.map((count) => count(request)))) {
      if (!result.isAllowed && result.isExceeded) {
        throw new CodedError('request.tooMany', [], { retryAfterSeconds: result.ttlInSeconds });
      }
    }
  });
}
