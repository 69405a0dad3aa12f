import { startTransition, useCallback, useEffect, useState } from 'react';
import { usePrefetch } from '../../../start/on-demand/use-prefetch';
import type { ChosenRecords } from '../draft/chosen-records';
import { useLazySteps } from './use-lazy-steps';

interface LaterStepsOptions {
  requested: string | null;
  chosen: ChosenRecords;
  /** Whether enough is chosen to show the requested step. */
  isComplete: boolean;
}

/** From here on the price and its terms, which come with the later steps, stand beside the questions (`md` of the theme). */
const wideScreen = '(min-width: 900px)';

/**
 * Returns the steps after the first, fetched with the first choice, or on a wide screen with the first movement. Prefetches
 * the places once there is a trip.
 */
export function useLaterSteps({ requested, chosen, isComplete }: LaterStepsOptions) {
  const [isPrefetchWanted, setIsPrefetchWanted] = useState(false);
  const hasTrip = chosen.service !== null || chosen.tour !== null;
  const lazySteps = useLazySteps({
    areWanted: isPrefetchWanted || requested !== null || chosen.car !== null || hasTrip,
    areShown: requested !== null && isComplete,
  });
  const prefetchLaterSteps = useCallback(() => startTransition(() => setIsPrefetchWanted(true)), []);
  usePrefetch(
    useCallback(async () => {
      if (window.matchMedia(wideScreen).matches) prefetchLaterSteps();
    }, [prefetchLaterSteps]),
  );
  useEffect(() => {
    // Prefetched: the fields also work without them.
    if (hasTrip) lazySteps?.loadPlaces().catch(() => undefined);
  }, [hasTrip, lazySteps]);
  return { lazySteps, prefetchLaterSteps };
}
