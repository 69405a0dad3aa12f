import { z } from 'zod';
import { idInput } from './id-input.js';

/** The id of a record in a path; its error is `id.invalid`. */
export const recordId = idInput('id.invalid');

/** Max records of one kind that staff list without pages; another one is rejected as `record.tooMany`. */
export const recordLimit = 1_000;

/** Metadata of every record that staff edit. */
export const recordMetadata = {
  /** Rises with every change; a change made on an older version is rejected as `record.stale`. */
  version: z.number().int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
} as const;

/** The body of an update: the record's fields and the version that the admin saw. */
export function versioned<Request extends z.ZodType>(request: Request) {
  return z.intersection(request, z.object({ version: z.number('version.required').int() }));
}

/** The version that the admin saw; back offices of the previous release send none, and remove any version. */
export const removeRecordQuery = z.object({ version: z.coerce.number('version.required').int().optional() });
export type RemoveRecordQuery = z.infer<typeof removeRecordQuery>;
