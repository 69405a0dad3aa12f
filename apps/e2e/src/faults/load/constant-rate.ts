import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

/** Starts work at a constant rate, however long it takes, until the signal or `count` times. Resolves when all has ended. */
export async function atConstantRate(
  perSecond: number,
  until: AbortSignal | number,
  work: () => Promise<void>,
): Promise<void> {
  const begin = performance.now();
  const running: Promise<void>[] = [];
  const isOver = () => (typeof until === 'number' ? running.length >= until : until.aborted);
  while (!isOver()) {
    const wait = begin + (running.length * 1_000) / perSecond - performance.now();
    if (wait > 0) await sleep(wait);
    running.push(work());
  }
  await Promise.all(running);
}
