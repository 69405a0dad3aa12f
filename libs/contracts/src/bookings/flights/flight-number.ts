import { optionalText, requiredText } from '../../inputs/text.js';
import { bookingTextLimits } from '../booking-choices.js';

/** An airline's two characters (IATA, one of them a letter) or three letters (ICAO), up to four digits, perhaps a letter. */
const flight = /^([A-Z]{2}|[A-Z]\d|\d[A-Z]|[A-Z]{3})[ -]?(\d{1,4}[A-Z]?)$/;

/** Normalises a flight number: `j28002` becomes `J2 8002`. Other texts, such as a private jet's, become upper case. */
export function normalFlightNumber(text: string): string {
  const typed = text.trim().toUpperCase().replaceAll(/\s+/g, ' ');
  return typed.replace(flight, '$1 $2');
}

/** Returns the airline's code in a normalised flight number; null if it is not a flight of an airline. */
export function airlineOf(flightNumber: string): string | null {
  return flight.exec(flightNumber)?.[1] ?? null;
}

/** A flight number, which is normalised; errors are `flightNumber.required` and `flightNumber.tooLong`. */
export const requiredFlightNumber = requiredText('flightNumber', bookingTextLimits.flightNumber).overwrite(
  normalFlightNumber,
);

/** Same as `requiredFlightNumber`, but missing, null and blank become null. */
export const optionalFlightNumber = optionalText('flightNumber', bookingTextLimits.flightNumber).pipe(
  requiredFlightNumber.nullable(),
);
