import { z } from 'zod';
import { rideDate, rideTime } from '../time/baku-time.js';
import { emailAddress, optionalText, personName, requiredText } from '../inputs/text.js';
import { airportDirections, bookingTextLimits, messagingApps } from './booking-choices.js';
import { requiredFlightNumber } from './flights/flight-number.js';
import { optionalFlightTime } from './flights/flight-time.js';
import { luggageLimits, suitcases } from './ride-details/ride-luggage.js';
import { rideStops } from './ride-details/ride-stops.js';

export const airportDirection = z.enum(airportDirections);
export const messagingApp = z.enum(messagingApps);

/** Data that the rules of a ride's details depend on. */
interface BookingDetailsContext {
  /** The earliest bookable date: today in Baku, YYYY-MM-DD. */
  today: string;
  /** The chosen car's seats, or `passengerLimitWithoutCar`. */
  maxPassengers: number;
  /** Max large suitcases of the chosen car; null if unknown. */
  maxLuggageLarge?: number | null | undefined;
  isAirportTransfer: boolean;
  /** Returns a number in the stored format (E.164), or null. Rules are cached per function. */
  readPhone: (text: string) => string | null;
}

/** Max cached rules per `readPhone`: enough for the contexts of a day, in which cars differ only by seats and suitcases. */
const maxBuilt = 50;
const builtRules = new WeakMap<BookingDetailsContext['readPhone'], Map<string, BookingDetailsRules>>();

/**
 * Returns the rules of step 2 (specification, section 5), for browser and server. The message of each issue is a code, such as
 * `flightNumber.required`, which has a translation. Apply `withAirportEnd` to the details first, which fills in the fixed end of
 * a transfer.
 * Cached by context, because building the rules takes much longer than checking.
 */
export function bookingDetails(context: BookingDetailsContext): BookingDetailsRules {
  const { today, maxPassengers, maxLuggageLarge, isAirportTransfer, readPhone } = context;
  const ofReader = builtRules.get(readPhone) ?? new Map<string, BookingDetailsRules>();
  builtRules.set(readPhone, ofReader);
  const key = [today, maxPassengers, maxLuggageLarge, isAirportTransfer].join(' ');
  const built = ofReader.get(key);
  if (built) return built;
  if (ofReader.size >= maxBuilt) ofReader.clear();
  const rules = detailsRules(context);
  ofReader.set(key, rules);
  return rules;
}

type BookingDetailsRules = ReturnType<typeof detailsRules>;

function detailsRules(context: BookingDetailsContext) {
  const { today, maxPassengers, maxLuggageLarge, isAirportTransfer, readPhone } = context;
  const limits = bookingTextLimits;
  return z.object({
    bookingDate: z
      .string('bookingDate.required')
      .min(1, 'bookingDate.required')
      .refine((date) => date === '' || rideDate.safeParse(date).success, 'bookingDate.invalid')
      .refine((date) => date === '' || date >= today, 'bookingDate.past'),
    bookingTime: optionalText('bookingTime', 5).refine(
      (time) => time === null || rideTime.safeParse(time).success,
      'bookingTime.invalid',
    ),
    passengerCount: z
      .number('passengerCount.required')
      .int('passengerCount.invalid')
      .min(1, 'passengerCount.required')
      .max(maxPassengers, 'passengerCount.aboveCapacity'),
    airportDirection: isAirportTransfer
      ? z.enum(airportDirections, 'airportDirection.required')
      : z
          .unknown()
          .optional()
          .transform(() => null),
    flightNumber: isAirportTransfer
      ? requiredFlightNumber
      : z
          .unknown()
          .optional()
          .transform(() => null),
    flightTime: isAirportTransfer
      ? optionalFlightTime
      : z
          .unknown()
          .optional()
          .transform(() => null),
    /** For arrivals; dropped from other rides when the booking is made. */
    signText: isAirportTransfer
      ? optionalText('signText', limits.signText)
      : z
          .unknown()
          .optional()
          .transform(() => null),
    luggageLarge: suitcases('luggageLarge')
      .max(maxLuggageLarge ?? luggageLimits.max, 'luggageLarge.aboveCapacity')
      .default(0),
    luggageSmall: suitcases('luggageSmall').default(0),
    stops: rideStops.default([]),
    pickupLocation: requiredText('pickupLocation', limits.location),
    dropoffLocation: isAirportTransfer
      ? optionalText('dropoffLocation', limits.location)
      : requiredText('dropoffLocation', limits.location),
    pickupNote: optionalText('pickupNote', limits.pickupNote),
    customerName: personName('customerName', limits.customerName),
    customerPhone: requiredText('customerPhone', limits.customerPhone).transform((text, issues) => {
      const number = readPhone(text);
      if (number !== null) return number;
      issues.addIssue({ code: 'custom', message: 'customerPhone.invalid' });
      return z.NEVER;
    }),
    preferredMessagingApp: z.enum(messagingApps, 'preferredMessagingApp.required'),
    customerEmail: emailAddress('customerEmail'),
    specialRequests: optionalText('specialRequests', limits.specialRequests),
  });
}

export type BookingDetails = z.output<BookingDetailsRules>;
