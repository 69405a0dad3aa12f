/** SQLSTATEs of text with NUL or bytes that are no UTF-8, in a column (22021) or in JSON (22P05). */
const illFormed = new Set(['22021', '22P05']);

/** Whether the database rejected a query for text that it does not store. */
export function isIllFormedText(error: unknown): boolean {
  // TypeORM's QueryFailedError has the database's own; known by it, as a service without a database does not load TypeORM.
  if (!(error instanceof Error && 'driverError' in error)) return false;
  const { driverError } = error;
  if (!(driverError instanceof Error && 'code' in driverError)) return false;
  return typeof driverError.code === 'string' && illFormed.has(driverError.code);
}
