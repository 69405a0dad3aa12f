import { createRedisBackend } from 'bullmq';
import type { ConnectionFactory, JobQueueBackend } from './job-queue-backend.js';

/** A request that finds no connection fails at once, or waits for one. */
const connections = {
  producer: { enableOfflineQueue: false, maxRetriesPerRequest: 1 },
  worker: { maxRetriesPerRequest: null },
};

/** Jobs on Redis, which should have its append-only file on. */
export function redisJobs(url: string): JobQueueBackend {
  let isReleased = false;
  /** Milliseconds before the next attempt to connect: soon at first, then every two seconds; none when released. */
  const retryStrategy = (attempts: number) => (isReleased ? null : Math.min(attempts * 200, 2_000));
  const factory =
    (connection: object): ConnectionFactory =>
    (name, options, more) =>
      createRedisBackend(name, { ...options, connection: { url, retryStrategy, ...connection } }, more);
  return {
    open: async (role, create) => create(factory(connections[role])),
    release: () => {
      isReleased = true;
    },
  };
}
