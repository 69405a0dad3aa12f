import { setTimeout as delay } from 'node:timers/promises';

/** Waits, or returns at once when the signal is aborted. */
export async function sleep(ms: number, signal: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal }).catch(() => undefined);
}

/** Settles as `work` does, or rejects after `ms` with an error that names `what`. `work` is not cancelled. */
export async function withTimeout<Result>(ms: number, what: string, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took longer than ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Waits at most `ms` for `work`; resolves with true if it settled in time, even if it rejected. */
export function settlesWithin(ms: number, work: Promise<unknown>): Promise<boolean> {
  return withTimeout(ms, 'the work', Promise.allSettled([work])).then(
    () => true,
    () => false,
  );
}
