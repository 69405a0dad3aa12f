import { normalizeIP } from '@fastify/rate-limit';
import { proofOfWorkPath } from '@chauffeur/contracts/http/headers';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GatewayEnvironment } from '../environment.js';
import { isDriverPageRoute } from './limit-driver-page.js';
import { policyReportsPath } from '../security/content-security-policy.js';

/** Reads that cost as much as a hundred others: one renders a file, one derives a key. */
const costlyReads = new Set<string | undefined>(['/api/ride/voucher.pdf', proofOfWorkPath]);
const writeMethods = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Limits the writes of one client address, and the reads above, over all public routes together: responds 429 with
 * Retry-After above WRITE_LIMIT_PER_MINUTE. Staff routes need a session and are not counted; the driver's page has its
 * own limit.
 */
export function limitWrites(
  fastify: FastifyInstance,
  environment: Pick<GatewayEnvironment, 'WRITE_LIMIT_PER_MINUTE'>,
): void {
  // One limiter for all routes: one in a route's configuration would count that route alone.
  const limit = fastify.rateLimit({
    max: environment.WRITE_LIMIT_PER_MINUTE,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => `write:${normalizeIP(ip)}`,
  });
  fastify.addHook('onRequest', async function limitWrite(request, reply) {
    if (isCounted(request)) await limit.call(fastify, request, reply);
  });
}

/** By the matched route, because a URL can be spelled in many ways, such as `/%61pi/bookings`. */
function isCounted({ method, routeOptions }: FastifyRequest): boolean {
  const { url } = routeOptions;
  if (costlyReads.has(url)) return true;
  return (
    writeMethods.has(method) &&
    !url?.startsWith('/api/admin/') &&
    url !== policyReportsPath &&
    !isDriverPageRoute(url)
  );
}
