import rateLimit from '@fastify/rate-limit';
import { CodedError } from '@chauffeur/service-kit';
import type { FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';
import type { GatewayEnvironment } from '../environment.js';

const writeMethods = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
/** Time limit of a question to Redis, in milliseconds; without an answer the write is let through. */
const redisLimit = 500;

/**
 * Counts the writes of one client address over all public routes together and answers 429 with Retry-After above
 * WRITE_LIMIT_PER_MINUTE. Staff routes need a session and are not counted.
 */
export async function limitWrites(
  fastify: FastifyInstance,
  environment: Pick<GatewayEnvironment, 'WRITE_LIMIT_PER_MINUTE' | 'REDIS_URL'>,
): Promise<void> {
  const redis = environment.REDIS_URL
    ? new Redis(environment.REDIS_URL, {
        connectTimeout: redisLimit,
        commandTimeout: redisLimit,
        maxRetriesPerRequest: 1,
        enableOfflineQueue: false,
      })
    : undefined;
  // Without a listener a lost connection would end the process; the limiter itself lets writes through then.
  redis?.on('error', () => undefined);
  fastify.addHook('onClose', async () => {
    redis?.disconnect();
  });
  fastify.addHook('onRoute', (route) => {
    const methods = [route.method].flat();
    if (!methods.some((method) => writeMethods.has(method)) || !route.url.startsWith('/api/')) return;
    if (route.url.startsWith('/api/admin/')) return;
    route.config = {
      ...route.config,
      rateLimit: { max: environment.WRITE_LIMIT_PER_MINUTE, timeWindow: '1 minute', groupId: 'writes' },
    };
  });
  await fastify.register(rateLimit, {
    global: false,
    skipOnError: true,
    nameSpace: 'write-limit:',
    ...(redis ? { redis } : {}),
    errorResponseBuilder: () => new CodedError('request.tooMany'),
  });
}
