/** Settles as `work` does, or rejects after `limitMs` milliseconds; `work` goes on by itself then. */
export async function withinTime<Result>(
  work: Promise<Result>,
  limitMs: number,
  what: string,
): Promise<Result> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`${what} took longer than ${limitMs} ms`)), limitMs);
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
