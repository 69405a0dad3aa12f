import { setTimeout as delay } from 'node:timers/promises';

/** Waits, or returns at once when the signal says that waiting has no use any more. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal }).catch(() => undefined);
}

/** The result of `work`, or an error that names what did not come within `ms`. */
export async function within<Result>(ms: number, what: string, work: Promise<Result>): Promise<Result> {
  const timer = new AbortController();
  const late = delay(ms, undefined, { signal: timer.signal }).then(() => {
    throw new Error(`${what} took longer than ${ms} ms`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    // The pause rejects when it is ended; nobody waits for it any more.
    late.catch(() => undefined);
    timer.abort();
  }
}

/** Waits for `work` at most `ms`; true when it ended in time, whatever its end. */
export async function endsWithin(ms: number, work: Promise<unknown>): Promise<boolean> {
  const timer = new AbortController();
  const ended = work.then(
    () => true,
    () => true,
  );
  const late = delay(ms, false, { signal: timer.signal }).catch(() => false);
  const result = await Promise.race([ended, late]);
  timer.abort();
  return result;
}
