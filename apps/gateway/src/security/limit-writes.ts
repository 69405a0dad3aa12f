import { once } from 'node:events';
import rateLimit from '@fastify/rate-limit';
import { CodedError } from '@chauffeur/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Redis } from 'ioredis';
import type { GatewayEnvironment } from '../environment.js';

const writeMethods = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
/** Of a Redis command; after it the write is accepted uncounted. */
const redisTimeoutMs = 500;

/**
 * Counts the writes of one client address over all public routes together and responds 429 with Retry-After above
 * WRITE_LIMIT_PER_MINUTE. Staff routes need a session and are not counted.
 */
export async function limitWrites(
  fastify: FastifyInstance,
  environment: Pick<GatewayEnvironment, 'WRITE_LIMIT_PER_MINUTE' | 'REDIS_URL'>,
): Promise<void> {
  const redis = environment.REDIS_URL
    ? new Redis(environment.REDIS_URL, {
        connectTimeout: redisTimeoutMs,
        commandTimeout: redisTimeoutMs,
        maxRetriesPerRequest: 1,
        enableOfflineQueue: false,
      })
    : undefined;
  // Without a listener a lost connection would end the process; the limiter itself accepts writes then.
  redis?.on('error', () => undefined);
  if (redis) await connected(redis);
  fastify.addHook('onClose', async () => {
    redis?.disconnect();
  });
  await fastify.register(rateLimit, {
    global: false,
    skipOnError: true,
    nameSpace: 'write-limit:',
    ...(redis ? { redis } : {}),
    errorResponseBuilder: () => new CodedError('request.tooMany'),
  });
  // One limiter for all routes: one made by a route's configuration would count that route alone.
  const limit = fastify.rateLimit({ max: environment.WRITE_LIMIT_PER_MINUTE, timeWindow: '1 minute' });
  fastify.addHook('onRequest', async function limitWrite(request, reply) {
    if (isPublicWrite(request)) await limit.call(fastify, request, reply);
  });
}

/** So that the first writes are counted too; does not wait for a Redis that is unavailable. */
async function connected(redis: Redis): Promise<void> {
  try {
    await once(redis, 'ready', { signal: AbortSignal.timeout(redisTimeoutMs) });
  } catch {
    // Counted as soon as it is available.
  }
}

/** By the matched route: a URL may be written in many ways, `/%61pi/bookings` for one. */
function isPublicWrite({ method, routeOptions }: FastifyRequest): boolean {
  return writeMethods.has(method) && !routeOptions.url?.startsWith('/api/admin/');
}
