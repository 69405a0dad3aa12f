import { z } from 'zod';
import { idInput } from './id-input.js';

/** The id of a record in a path; its error is `id.invalid`. */
export const recordId = idInput('id.invalid');

/** What every record that staff edit carries beside its fields. */
export const recordMetadata = {
  /** Rises with every change; a change made on an older version is rejected as `record.stale`. */
  version: z.number().int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
} as const;

/** The body of an update: the record's fields beside the version that the admin was looking at. */
export function versioned<Request extends z.ZodType>(request: Request) {
  return z.intersection(request, z.object({ version: z.number('version.required').int() }));
}

/** The version that the admin was looking at; a back office of the release before sends none, and removes any. */
export const removeRecordQuery = z.object({ version: z.coerce.number('version.required').int().optional() });
export type RemoveRecordQuery = z.infer<typeof removeRecordQuery>;
