import type { Language } from '../languages.js';

/** The airport end of a transfer as bookings store it (specification, constants). */
export const airportLabel = 'Baku Airport (GYD)';

/** Whether a ride begins at the airport: a transfer from it, wherever staff have it begin there, or a pickup named so. */
export function beginsAtAirport(ride: {
  readonly airportDirection?: string | null | undefined;
  readonly pickupLocation?: string | null | undefined;
}): boolean {
  return ride.airportDirection === 'from_airport' || ride.pickupLocation === airportLabel;
}

const airportNames: Readonly<Record<Language, string>> = { en: airportLabel, ru: 'Аэропорт Баку (GYD)' };

/** A place in the reader's language where it is the airport; every other as it was written. */
export function placeName<Place extends string | null>(place: Place, language: Language): Place | string {
  return place === airportLabel ? airportNames[language] : place;
}
