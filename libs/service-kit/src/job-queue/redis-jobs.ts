import { createRedisBackend } from 'bullmq';
import type { JobQueueBackend } from './job-queue-backend.js';

/** Jobs on Redis, which should have its append-only file on. */
export function redisJobs(url: string): JobQueueBackend {
  let isReleased = false;
  /** Milliseconds before the next attempt to connect: soon at first, then every two seconds; none when released. */
  const retryStrategy = (attempts: number) => (isReleased ? null : Math.min(attempts * 200, 2_000));
  return {
    kind: 'redis',
    prepare: () => Promise.resolve(),
    producerFactory: (name, options, more) =>
      createRedisBackend(
        name,
        {
          ...options,
          connection: { url, retryStrategy, enableOfflineQueue: false, maxRetriesPerRequest: 1 },
        },
        more,
      ),
    workerFactory: (name, options, more) =>
      createRedisBackend(
        name,
        { ...options, connection: { url, retryStrategy, maxRetriesPerRequest: null } },
        more,
      ),
    release: () => {
      isReleased = true;
    },
  };
}
