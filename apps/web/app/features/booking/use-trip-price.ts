import { useCallback } from 'react';
import type { BookingDraft } from './draft/booking-draft';
import type { ChosenRecords } from './draft/chosen-records';
import { useExtras } from './extras/use-extras';
import { usePrice } from './price/use-price';
import { useRefetchOnStepChange } from './steps/use-refetch-on-step-change';

/** Returns the price of the trip and its extras. Both are refetched when another step is opened. */
export function useTripPrice(draft: BookingDraft, chosen: ChosenRecords, requested: string | null) {
  const { price, refetch: refetchPrice } = usePrice(draft);
  const extras = useExtras(draft, chosen);
  const { refetch: refetchExtras } = extras;
  const refetchPrices = useCallback(() => {
    refetchPrice();
    refetchExtras();
  }, [refetchPrice, refetchExtras]);
  useRefetchOnStepChange(requested, refetchPrices);
  return { price, extras, refetchPrices };
}
