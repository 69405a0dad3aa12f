import { z } from 'zod';
import { rideDate, rideTime } from '../baku-time.js';
import { emailAddress, optionalText, personName, requiredText } from '../text.js';
import { airportDirections, bookingTextLimits, messagingApps } from './booking-choices.js';
import { requiredFlightNumber } from './flights/flight-number.js';
import { optionalFlightTime } from './flights/flight-time.js';
import { luggageLimits, suitcases } from './ride-details/ride-luggage.js';
import { rideStops } from './ride-details/ride-stops.js';

export const airportDirection = z.enum(airportDirections);
export const messagingApp = z.enum(messagingApps);

/** What the rules of a ride's details depend on. */
interface BookingDetailsContext {
  /** The earliest bookable date: today in Baku, YYYY-MM-DD. */
  today: string;
  /** The chosen car's seats, or `passengerLimitWithoutCar`. */
  maxPassengers: number;
  /** Large suitcases that the chosen car takes; null where that is not known. */
  maxLuggageLarge?: number | null | undefined;
  isAirportTransfer: boolean;
  /** The number in the form that is stored (E.164); null where the text is no phone number. Each has rules of its own. */
  readPhone: (text: string) => string | null;
}

/** So many contexts of one `readPhone` are there in a day: cars differ in their seats and suitcases alone. */
const maxBuilt = 50;
const builtRules = new WeakMap<BookingDetailsContext['readPhone'], Map<string, BookingDetailsRules>>();

/**
 * The rules of step 2 (specification, section 5), the same in the browser and on the server. Issues carry codes such
 * as `flightNumber.required` as their message; a translation exists for each. Give it the details after
 * `withAirportEnd`, so that the fixed end of a transfer is filled in.
 * Building them takes much longer than checking by them, so the same context has the same rules.
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
    /** Of an arrival; where the ride goes elsewhere it is dropped when the booking is made. */
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
