import { createRedisBackend } from 'bullmq';
import type { JobQueueBackend } from './job-queue-backend.js';

/** Jobs on Redis, which should have its append-only file on. */
export function redisJobs(url: string): JobQueueBackend {
  return {
    kind: 'redis',
    prepare: () => Promise.resolve(),
    producerFactory: (name, options, more) =>
      createRedisBackend(
        name,
        { ...options, connection: { url, enableOfflineQueue: false, maxRetriesPerRequest: 1 } },
        more,
      ),
    workerFactory: (name, options, more) =>
      createRedisBackend(name, { ...options, connection: { url, maxRetriesPerRequest: null } }, more),
  };
}
