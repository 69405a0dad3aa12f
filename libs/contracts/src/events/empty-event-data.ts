import { z } from 'zod';

/**
 * Data of an event that needs none. Consumers of 0.1.0 require `parts`, although they don't read it, so 0.2.0 still writes it,
 * always with this value; 0.3.0 removes it.
 */
export function emptyEventData(part: string): z.ZodType<{ readonly parts?: readonly string[] }> {
  return z.object({ parts: z.array(z.string()).default([part]) });
}
