import { useEffect, useState } from 'react';
import type { ChosenRecords } from '../draft/chosen-records';
import { useLazySteps } from './use-lazy-steps';

interface LaterStepsOptions {
  requested: string | null;
  chosen: ChosenRecords;
  /** Whether enough is chosen for the requested step to be shown. */
  isComplete: boolean;
}

/** The steps after the first, fetched with a first choice, and the places once there is a trip. */
export function useLaterSteps({ requested, chosen, isComplete }: LaterStepsOptions) {
  const [isOfferWanted, setIsOfferWanted] = useState(false);
  const hasTrip = chosen.service !== null || chosen.tour !== null;
  const later = useLazySteps({
    areWanted: isOfferWanted || requested !== null || chosen.car !== null || hasTrip,
    areShown: requested !== null && isComplete,
  });
  useEffect(() => {
    // Ahead of the fields that need them, which do without where they can't be had.
    if (hasTrip) later?.loadPlaces().catch(() => undefined);
  }, [hasTrip, later]);
  return { later, wantOffer: () => setIsOfferWanted(true) };
}
