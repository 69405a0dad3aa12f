import type { WaitTerms } from '@chauffeur/contracts/bookings/booking-rules';
import type { Language } from '@chauffeur/contracts/languages/languages';
import { filled } from '../locales/filled.js';
import { valueTexts } from '../locales/texts.js';

/** Returns how long the driver waits free of charge, in one sentence. */
export function describeWaiting(
  { airportWaitMinutes, freeWaitMinutes }: WaitTerms,
  language: Language,
): string {
  return filled(valueTexts(language).waiting, { airport: airportWaitMinutes, other: freeWaitMinutes });
}
