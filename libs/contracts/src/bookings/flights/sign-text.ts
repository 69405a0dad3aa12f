import type { AirportDirection } from '../booking-choices.js';

/** What is on the driver's sign: of an arrival, unless the customer wrote something else, the customer's name; else null. */
export function signOf(ride: {
  readonly airportDirection: AirportDirection | null;
  readonly signText: string | null;
  readonly customerName: string;
}): string | null {
  if (ride.airportDirection !== 'from_airport') return null;
  return ride.signText ?? ride.customerName;
}
