import { z } from 'zod';

/**
 * Data of an event that carries none. Consumers of 0.1.0 reject it without `parts`, which none of them reads, so it is
 * still written in 0.2.0, always with this one value; 0.3.0 removes it.
 */
export function changeNotice(part: string): z.ZodType<{ readonly parts?: readonly string[] }> {
  return z.object({ parts: z.array(z.string()).default([part]) });
}
