import { z } from 'zod';
import { rideDate, rideTime } from '../baku-time.js';
import { emailAddress, optionalText, personName, requiredText } from '../text.js';
import { airportDirections, bookingTextLimits, messagingApps } from './booking-choices.js';
import { requiredFlightNumber } from './flight-number.js';
import { optionalFlightTime } from './flight-time.js';
import { suitcases } from './ride-luggage.js';
import { rideStops } from './ride-stops.js';

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
  /** The number in the form that is stored (E.164); null where the text is no phone number. */
  readPhone: (text: string) => string | null;
}

/**
 * The rules of step 2 (specification, section 5), the same in the browser and on the server. Issues carry codes such
 * as `flightNumber.required` as their message; a translation exists for each. Give it the details after
 * `withAirportEnd`, so that the fixed end of a transfer is filled in.
 */
export function bookingDetails(context: BookingDetailsContext) {
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
      .refine((count) => count <= (maxLuggageLarge ?? Number.POSITIVE_INFINITY), 'luggageLarge.aboveCapacity')
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

export type BookingDetails = z.output<ReturnType<typeof bookingDetails>>;
