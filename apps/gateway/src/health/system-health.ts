import { z } from 'zod';

export const systemHealth = z
  .object({
    status: z.enum(['ok', 'degraded']),
    services: z.record(z.string(), z.enum(['ready', 'unready'])),
  })
  .meta({ id: 'SystemHealth' });
export type SystemHealth = z.infer<typeof systemHealth>;
