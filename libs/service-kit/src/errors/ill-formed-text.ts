import { QueryFailedError } from 'typeorm';

/** SQLSTATEs of text with NUL or bytes that are no UTF-8, in a column (22021) or in JSON (22P05). */
const illFormed = new Set(['22021', '22P05']);

/** Whether the database rejected a query for text that it does not store. */
export function isIllFormedText(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  const { driverError } = error;
  return 'code' in driverError && typeof driverError.code === 'string' && illFormed.has(driverError.code);
}
