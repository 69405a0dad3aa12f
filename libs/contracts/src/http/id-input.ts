import { z } from 'zod';

/** An id that a client sends, converted to lower case: PostgreSQL ignores the case of UUIDs, but comparisons of text don't. */
export function idInput(error?: string) {
  return z.uuid(error).toLowerCase();
}
