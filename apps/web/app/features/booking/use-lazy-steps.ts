import { useEffect, useState } from 'react';

export type LazySteps = typeof import('./lazy-steps');

/**
 * The steps after the first; null until they have been fetched, which begins when they are wanted. Throws, for the
 * error page with its way to try again, where they are to be shown and can't be fetched; the draft stays.
 */
export function useLazySteps({
  areWanted,
  areShown,
}: {
  areWanted: boolean;
  areShown: boolean;
}): LazySteps | null {
  const [steps, setSteps] = useState<LazySteps | null>(null);
  const [failure, setFailure] = useState<{ reason: unknown } | null>(null);

  useEffect(() => {
    if (steps || !areWanted) return;
    let isCurrent = true;
    import('./lazy-steps').then(
      (module) => setSteps(module),
      (reason: unknown) => {
        // Fetched ahead of time they may fail in silence: they are requested again when they are to be shown.
        if (isCurrent && areShown) setFailure({ reason });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [steps, areWanted, areShown]);

  if (failure) throw failure.reason;
  return steps;
}
