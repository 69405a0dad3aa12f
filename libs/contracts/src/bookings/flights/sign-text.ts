import type { AirportDirection } from '../booking-choices.js';

/** Returns the text of the driver's sign for an arrival: the customer's own text or name. Null for other rides. */
export function signOf(ride: {
  readonly airportDirection: AirportDirection | null;
  readonly signText: string | null;
  readonly customerName: string;
}): string | null {
  if (ride.airportDirection !== 'from_airport') return null;
  return ride.signText ?? ride.customerName;
}
