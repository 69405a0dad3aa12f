import { beginsAtAirport } from '@chauffeur/contracts/bookings/airport';
import type { BookingResponse } from '@chauffeur/contracts/bookings/booking';
import type { WaitTerms } from '@chauffeur/contracts/bookings/booking-rules';
import type { Language } from '@chauffeur/contracts/languages/languages';
import { freeWaitingOf } from '@chauffeur/contracts/rides/free-waiting';
import { filled } from '../locales/filled.js';
import { valueTexts } from '../locales/texts.js';

type Pickup = Pick<BookingResponse, 'airportDirection' | 'pickupLocation'>;

/** Returns how long the driver of the ride waits free of charge, in one sentence. */
export function describeWaiting(ride: Pickup, terms: WaitTerms, language: Language): string {
  const { airportWaitMinutes: airport, freeWaitMinutes: other } = terms;
  return filled(valueTexts(language).waiting[freeWaitingOf(terms, beginsAtAirport(ride))], {
    airport,
    other,
  });
}
