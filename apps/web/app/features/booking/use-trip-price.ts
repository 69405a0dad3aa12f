import { useCallback } from 'react';
import type { BookingDraft } from './draft/booking-draft';
import type { ChosenRecords } from './draft/chosen-records';
import { useExtras } from './extras/use-extras';
import { usePrice } from './price/use-price';
import { useReadingAgain } from './price/use-reading-again';

/** Returns the price of the trip and its extras. Both are refetched when another step is opened. */
export function useTripPrice(draft: BookingDraft, chosen: ChosenRecords, requested: string | null) {
  const { price, ask: askPrice } = usePrice(draft);
  const extras = useExtras(draft, chosen);
  const { ask: askExtras } = extras;
  const readPrices = useCallback(() => {
    askPrice();
    askExtras();
  }, [askPrice, askExtras]);
  useReadingAgain(requested, readPrices);
  return { price, extras, readPrices };
}
