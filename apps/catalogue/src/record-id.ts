import { z } from 'zod';

/** The id of a record in a path. */
export const recordId = z.uuid('id.invalid');
