/** SQLSTATEs of text with NUL or invalid UTF-8, in a column (22021) or in JSON (22P05). */
const illFormed = new Set(['22021', '22P05']);

/** Whether the database rejected a query because of text that it cannot store. */
export function isIllFormedText(error: unknown): boolean {
  // Not `instanceof QueryFailedError`, which would load TypeORM in services without a database.
  if (!(error instanceof Error && 'driverError' in error)) return false;
  const { driverError } = error;
  if (!(driverError instanceof Error && 'code' in driverError)) return false;
  return typeof driverError.code === 'string' && illFormed.has(driverError.code);
}
