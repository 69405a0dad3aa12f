import type { Language } from '../languages.js';

/** The airport end of a transfer as bookings store it (specification, constants). */
export const airportLabel = 'Baku Airport (GYD)';

const airportNames: Readonly<Record<Language, string>> = { en: airportLabel, ru: 'Аэропорт Баку (GYD)' };

/** A place in the reader's language where it is the airport; every other as it was written. */
export function placeName<Place extends string | null>(place: Place, language: Language): Place | string {
  return place === airportLabel ? airportNames[language] : place;
}
