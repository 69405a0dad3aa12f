import { z } from 'zod';
import { EnvironmentError } from '../environment/service-environment.js';
import type { JobQueueBackend } from './job-queue-backend.js';
import { postgresJobs } from './postgres-jobs.js';
import { redisJobs } from './redis-jobs.js';

/** Addresses of the job store: Redis if REDIS_URL is set, else PostgreSQL. */
export const jobQueueVariables = {
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis:// address' }).optional(),
  JOBS_DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgresql:// address' })
    .optional(),
};

/** Chooses where jobs are stored. Throws EnvironmentError if neither address is set. */
export function jobQueueBackend(environment: {
  readonly REDIS_URL?: string | undefined;
  readonly JOBS_DATABASE_URL?: string | undefined;
}): JobQueueBackend {
  if (environment.REDIS_URL) return redisJobs(environment.REDIS_URL);
  if (environment.JOBS_DATABASE_URL) return postgresJobs(environment.JOBS_DATABASE_URL);
  throw new EnvironmentError('one of REDIS_URL and JOBS_DATABASE_URL is required');
}
