import type { DriverLanguage } from '../languages/language.js';

/** The text that bookings store for the airport (specification, constants). */
export const airportLabel = 'Baku Airport (GYD)';

/** Whether a ride begins at the airport: as a transfer from it, whatever its pickup, or by its pickup's name. */
export function beginsAtAirport(ride: {
  readonly airportDirection?: string | null | undefined;
  readonly pickupLocation?: string | null | undefined;
}): boolean {
  return ride.airportDirection === 'from_airport' || ride.pickupLocation === airportLabel;
}

const airportNames: Readonly<Record<DriverLanguage, string>> = {
  en: airportLabel,
  ru: 'Аэропорт Баку (GYD)',
  az: 'Bakı hava limanı (GYD)',
};

/** Translates the airport's label to the reader's language; returns other places unchanged. */
export function placeName<Place extends string | null>(
  place: Place,
  language: DriverLanguage,
): Place | string {
  return place === airportLabel ? airportNames[language] : place;
}
