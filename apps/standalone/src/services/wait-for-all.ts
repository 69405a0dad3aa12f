/** Same as Promise.all, but waits for all: a service that still starts would log failures that hide the reason. */
export async function waitForAll<Result>(works: readonly Promise<Result>[]): Promise<Result[]> {
  await Promise.allSettled(works);
  return Promise.all(works);
}
