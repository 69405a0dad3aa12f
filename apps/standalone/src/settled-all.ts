/**
 * As Promise.all, but rejects only once all have ended: a service that still starts would fill the log with its attempts to
 * reach the database that is stopped beneath it, and the reason would be hard to find.
 */
export async function settledAll<Result>(works: readonly Promise<Result>[]): Promise<Result[]> {
  await Promise.allSettled(works);
  return Promise.all(works);
}
