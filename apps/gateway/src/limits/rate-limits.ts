import { once } from 'node:events';
import rateLimit from '@fastify/rate-limit';
import { CodedError, warnOnceAMinute } from '@chauffeur/service-kit';
import { Logger } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';
import type { GatewayEnvironment } from '../environment.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The key of the limit that counts the request at the moment, where that depends on its content. */
    countedAs: string;
  }
}

/** Of a Redis command; after it the request is accepted uncounted. */
const redisTimeoutMs = 500;

/**
 * Where limits are counted: in Redis, shared by replicas, else in this process, which holds the latest of each limit's
 * counters alone. Call it before a limit is made.
 */
export async function registerRateLimits(
  fastify: FastifyInstance,
  { REDIS_URL }: Pick<GatewayEnvironment, 'REDIS_URL'>,
): Promise<void> {
  const redis = REDIS_URL
    ? new Redis(REDIS_URL, {
        connectTimeout: redisTimeoutMs,
        commandTimeout: redisTimeoutMs,
        maxRetriesPerRequest: 1,
        enableOfflineQueue: false,
      })
    : undefined;
  // Without a listener a lost connection would end the process; the limiter itself accepts requests then.
  redis?.on('error', warnOnceAMinute(new Logger('RateLimits'), 'requests are not limited: Redis'));
  if (redis) await connected(redis);
  fastify.addHook('onClose', async () => {
    redis?.disconnect();
  });
  fastify.decorateRequest('countedAs', '');
  await fastify.register(rateLimit, {
    global: false,
    skipOnError: true,
    nameSpace: 'rate-limit:',
    cache: 20_000,
    ...(redis ? { redis } : {}),
    errorResponseBuilder: () => new CodedError('request.tooMany'),
  });
}

/** So that the first requests are counted too; does not wait for a Redis that is unavailable. */
async function connected(redis: Redis): Promise<void> {
  try {
    await once(redis, 'ready', { signal: AbortSignal.timeout(redisTimeoutMs) });
  } catch {
    // Counted as soon as it is available.
  }
}
