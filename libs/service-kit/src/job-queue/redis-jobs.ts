import { createRedisBackend } from 'bullmq';
import type { ConnectionFactory, JobQueueBackend } from './job-queue-backend.js';

/** While disconnected, a producer's requests fail at once and a worker's wait. */
const connections = {
  producer: { enableOfflineQueue: false, maxRetriesPerRequest: 1 },
  worker: { maxRetriesPerRequest: null },
};

/** Stores jobs in Redis, whose append-only file should be on. */
export function redisJobs(url: string): JobQueueBackend {
  let isReleased = false;
  /** Returns the milliseconds before the next attempt to connect: backs off to two seconds; null (none) once released. */
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
