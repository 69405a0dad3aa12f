import { z } from 'zod';

/** The error of a field: `field` is the property path in the request, `code` is for clients to translate. */
const fieldError = z
  .object({
    field: z.string(),
    code: z.string(),
    /** Values for the translated message, for example `{ max: 4 }`. */
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
