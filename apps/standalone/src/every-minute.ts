import { setTimeout as pause } from 'node:timers/promises';

/**
 * Does work now and a minute after each end of it. The work never rejects.
 * @returns stops it, and waits for what is being done
 */
export function everyMinute(work: (signal: AbortSignal) => Promise<void>): () => Promise<void> {
  const ended = new AbortController();
  const { signal } = ended;
  const running = (async () => {
    while (!signal.aborted) {
      await work(signal);
      await pause(60_000, undefined, { signal, ref: false }).catch(() => undefined);
    }
  })();
  return async () => {
    ended.abort();
    await running;
  };
}
