import { useEffect, useState } from 'react';

export type LazySteps = typeof import('./lazy-steps');

const loadSteps = (): Promise<LazySteps> => import('./lazy-steps');

/** Until the next attempt, while they can't be fetched and step 1 waits for its fields. */
const retryMs = 5_000;

/**
 * The steps after the first; null until they have been fetched, which begins when they are wanted. Throws, for the
 * error page with its way to try again, where they are to be shown and can't be fetched; the draft stays.
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
        // Fetched ahead of time they may fail in silence.
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
