import { useEffect, useState } from 'react';

export type LazySteps = typeof import('./lazy-steps');

const loadSteps = (): Promise<LazySteps> => import('./lazy-steps');

/** Milliseconds until a retry, while the steps can't be fetched and step 1 waits for its fields. */
const retryMs = 5_000;

/**
 * Returns the steps after the first; null until they are fetched, which begins when they are wanted. Throws if they
 * should be shown but can't be fetched: the error page offers a retry, and the draft stays.
 */
export function useLazySteps(
  { areWanted, areShown }: { areWanted: boolean; areShown: boolean },
  load = loadSteps,
): LazySteps | null {
  const [steps, setSteps] = useState<LazySteps | null>(null);
  const [failure, setFailure] = useState<{ reason: unknown } | null>(null);

  useEffect(() => {
    if (steps || !areWanted) return;
    let isCurrent = true;
    let timer: number | undefined;
    const attempt = () => {
      load().then(setSteps, (reason: unknown) => {
        if (!isCurrent) return;
        if (areShown) return setFailure({ reason });
        // A prefetch fails silently and is retried.
        timer = window.setTimeout(attempt, retryMs);
      });
    };
    const attemptNow = () => {
      window.clearTimeout(timer);
      attempt();
    };
    attempt();
    window.addEventListener('online', attemptNow);
    return () => {
      isCurrent = false;
      window.clearTimeout(timer);
      window.removeEventListener('online', attemptNow);
    };
  }, [steps, areWanted, areShown, load]);

  if (failure) throw failure.reason;
  return steps;
}
