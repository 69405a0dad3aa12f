/**
 * Same as Promise.all, but rejects only after all have settled. Otherwise a service that is still starting would fill
 * the log with failed connections to the database, which is already stopped, and hide the reason.
 */
export async function waitForAll<Result>(works: readonly Promise<Result>[]): Promise<Result[]> {
  await Promise.allSettled(works);
  return Promise.all(works);
}
