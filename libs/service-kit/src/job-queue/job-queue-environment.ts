import { z } from 'zod';

/** Where jobs are kept: Redis where its address is given, else a PostgreSQL database. */
export const jobQueueVariables = {
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis:// address' }).optional(),
  JOBS_DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgresql:// address' })
    .optional(),
};

/** The part of a service's environment that `jobQueueBackend` reads. */
export interface JobQueueEnvironment {
  readonly REDIS_URL?: string | undefined;
  readonly JOBS_DATABASE_URL?: string | undefined;
}
