import { optionalText, requiredText } from '../../text.js';
import { bookingTextLimits } from '../booking-choices.js';

/** An airline's two characters (IATA, one of them a letter) or three letters (ICAO), up to four digits, perhaps a letter. */
const flight = /^([A-Z]{2}|[A-Z]\d|\d[A-Z]|[A-Z]{3})[ -]?(\d{1,4}[A-Z]?)$/;

/** `j28002` as `J2 8002`; what is read as no flight of an airline, such as a private jet's registration, only in upper case. */
export function normalFlightNumber(text: string): string {
  const typed = text.trim().toUpperCase().replaceAll(/\s+/g, ' ');
  return typed.replace(flight, '$1 $2');
}

/** The airline's code in a flight number in its normal form; null where it names no flight of an airline. */
export function airlineOf(flightNumber: string): string | null {
  return flight.exec(flightNumber)?.[1] ?? null;
}

/** A flight number in its normal form; errors are `flightNumber.required` and `flightNumber.tooLong`. */
export const requiredFlightNumber = requiredText('flightNumber', bookingTextLimits.flightNumber).overwrite(
  normalFlightNumber,
);

/** As `requiredFlightNumber`, but missing, null and blank all become null. */
export const optionalFlightNumber = optionalText('flightNumber', bookingTextLimits.flightNumber).pipe(
  requiredFlightNumber.nullable(),
);
