import type { WaitTerms } from '@chauffeur/contracts/bookings/booking-rules';
import type { Language } from '@chauffeur/contracts/languages/languages';
import { freeWaitingOf } from '@chauffeur/contracts/rides/free-waiting';
import { filled } from '../locales/filled.js';
import { valueTexts } from '../locales/texts.js';

/** Returns how long the driver waits free of charge, in one sentence. */
export function describeWaiting(terms: WaitTerms, language: Language): string {
  const { airportWaitMinutes: airport, freeWaitMinutes: other } = terms;
  return filled(valueTexts(language).waiting[freeWaitingOf(terms)], { airport, other });
}
