import type { BackendFactory, IQueueBackend } from 'bullmq';
import { EnvironmentError } from '../environment/service-environment.js';
import type { JobQueueEnvironment } from './job-queue-environment.js';
import { postgresJobs } from './postgres-jobs.js';
import { redisJobs } from './redis-jobs.js';

/** One way to keep jobs; queue and worker are the same on each. */
export interface JobQueueBackend {
  readonly kind: 'redis' | 'postgresql';
  /** Makes the store ready to be used; may run in several processes at once. */
  prepare(): Promise<void>;
  /** For adding jobs: fails at once where the store is away, rather than wait for it. */
  readonly producerFactory: BackendFactory<IQueueBackend, unknown>;
  /** For working: waits until the store is back. */
  readonly workerFactory: BackendFactory<IQueueBackend, unknown>;
  /** Ends the attempts to reach a store that is away, so that closing does not wait for it. */
  release(): void;
}

/**
 * Chooses where jobs are kept, the one place that does: REDIS_URL, else JOBS_DATABASE_URL.
 * Throws EnvironmentError where neither is given.
 */
export function jobQueueBackend(environment: JobQueueEnvironment): JobQueueBackend {
  if (environment.REDIS_URL) return redisJobs(environment.REDIS_URL);
  if (environment.JOBS_DATABASE_URL) return postgresJobs(environment.JOBS_DATABASE_URL);
  throw new EnvironmentError('REDIS_URL is missing, and so is JOBS_DATABASE_URL, which would do instead');
}
