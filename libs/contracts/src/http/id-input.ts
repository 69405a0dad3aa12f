import { z } from 'zod';

/** An id that a client sends, written as services write theirs: PostgreSQL ignores the case of a UUID, comparisons of texts don't. */
export function idInput(error?: string) {
  return z.uuid(error).toLowerCase();
}
