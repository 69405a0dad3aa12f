import { startTransition, useCallback, useEffect, useState } from 'react';
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
/** Milliseconds for which the start of the page has the network and the processor for itself. */
const afterStart = 1_000;

/**
 * Returns the steps after the first, fetched with the first choice, or on a wide screen soon after the start. Prefetches
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
  useEffect(() => {
    if (!window.matchMedia(wideScreen).matches) return undefined;
    const timer = setTimeout(prefetchLaterSteps, afterStart);
    return () => clearTimeout(timer);
  }, [prefetchLaterSteps]);
  useEffect(() => {
    // Prefetched: the fields also work without them.
    if (hasTrip) lazySteps?.loadPlaces().catch(() => undefined);
  }, [hasTrip, lazySteps]);
  return { lazySteps, prefetchLaterSteps };
}
