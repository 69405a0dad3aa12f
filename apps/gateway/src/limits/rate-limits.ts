import { once } from 'node:events';
import rateLimit from '@fastify/rate-limit';
import { CodedError, warnOnceAMinute } from '@chauffeur/service-kit';
import { Logger } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';
import type { GatewayEnvironment } from '../environment.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The key that the current limit counts the request by, if it depends on the content. */
    countedAs: string;
  }
}

/** Timeout of a Redis command; after it the request is accepted uncounted. */
const redisTimeoutMs = 500;

/**
 * Registers the store of rate limits: Redis, shared by replicas, or the memory of this process, which holds only the
 * most recent counters of each limit. Call it before any limit is created.
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
  // Without a listener a lost connection would end the process. The limiter accepts requests meanwhile.
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

/** Waits for the connection so that the first requests are counted too, but not for a Redis that is unavailable. */
async function connected(redis: Redis): Promise<void> {
  try {
    await once(redis, 'ready', { signal: AbortSignal.timeout(redisTimeoutMs) });
  } catch {
    // Requests are counted once it is available.
  }
}
