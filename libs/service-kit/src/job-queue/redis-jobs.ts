import { createRedisBackend, type BackendFactory, type IQueueBackend } from 'bullmq';
import type { JobQueueBackend } from './job-queue-backend.js';

/** Jobs on Redis, which should have its append-only file on. */
export function redisJobs(url: string): JobQueueBackend {
  let isReleased = false;
  /** Milliseconds before the next attempt to connect: soon at first, then every two seconds; none when released. */
  const retryStrategy = (attempts: number) => (isReleased ? null : Math.min(attempts * 200, 2_000));
  const factory =
    (connection: object): BackendFactory<IQueueBackend, unknown> =>
    (name, options, more) =>
      createRedisBackend(name, { ...options, connection: { url, retryStrategy, ...connection } }, more);
  return {
    kind: 'redis',
    prepare: () => Promise.resolve(),
    producerFactory: factory({ enableOfflineQueue: false, maxRetriesPerRequest: 1 }),
    workerFactory: factory({ maxRetriesPerRequest: null }),
    release: () => {
      isReleased = true;
    },
  };
}
