import { z } from 'zod';

export const systemHealth = z
  .object({
    status: z.enum(['ok', 'degraded']),
    /** `readOnly`: it responds, but its database takes no writes. */
    services: z.record(z.string(), z.enum(['ready', 'readOnly', 'unready'])),
  })
  .meta({ id: 'SystemHealth' });
export type SystemHealth = z.infer<typeof systemHealth>;
