import { z } from 'zod';

/** One field's error: `field` is the request's property path, `code` what a client translates. */
const fieldError = z
  .object({
    field: z.string(),
    code: z.string(),
    /** Limits that the translated message may name, for example `{ max: 4 }`. */
    params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  })
  .meta({ id: 'FieldError' });
export type FieldError = z.infer<typeof fieldError>;

/** Error body of every API, RFC 9457 (`application/problem+json`). `code` is stable; clients translate it. */
export const problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.number().int(),
    code: z.string(),
    correlationId: z.string().optional(),
    errors: z.array(fieldError).optional(),
  })
  .meta({ id: 'Problem' });
export type Problem = z.infer<typeof problem>;

export const problemMediaType = 'application/problem+json';
