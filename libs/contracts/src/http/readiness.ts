import { z } from 'zod';

/** The check of `/health/ready` that is degraded while a service's database can be read but takes no writes. */
export const databaseWrites = 'database writes';

/** What the gateway reads of a service's `/health/ready`: each dependency by name, `up`, `degraded` or `down`. */
export const readinessResponse = z.object({
  details: z.record(z.string(), z.object({ status: z.string() })),
});
