import { z } from 'zod';
import { EnvironmentError } from '../environment/service-environment.js';
import type { JobQueueBackend } from './job-queue-backend.js';
import { postgresJobs } from './postgres-jobs.js';
import { redisJobs } from './redis-jobs.js';

/** Where jobs are stored: Redis where its address is given, else a PostgreSQL database. */
export const jobQueueVariables = {
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis:// address' }).optional(),
  JOBS_DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgresql:// address' })
    .optional(),
};

/** Chooses where jobs are stored, the one place that does. Throws EnvironmentError where neither address is given. */
export function jobQueueBackend(environment: {
  readonly REDIS_URL?: string | undefined;
  readonly JOBS_DATABASE_URL?: string | undefined;
}): JobQueueBackend {
  if (environment.REDIS_URL) return redisJobs(environment.REDIS_URL);
  if (environment.JOBS_DATABASE_URL) return postgresJobs(environment.JOBS_DATABASE_URL);
  throw new EnvironmentError('REDIS_URL is missing, and so is JOBS_DATABASE_URL, which would do instead');
}
