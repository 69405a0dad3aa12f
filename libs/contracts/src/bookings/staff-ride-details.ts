import { optionalText, unlessAbsent } from '../text.js';
import { bookingTextLimits as limits } from './booking-choices.js';
import { optionalFlightTime } from './flight-time.js';
import { suitcases } from './ride-luggage.js';
import { rideStops } from './ride-stops.js';

/**
 * What staff enter of a ride beside its places, of a new booking and of one that is edited. Absent fields stay absent:
 * a request of a release before is the same as it was.
 */
export const staffRideDetails = {
  /** HH:MM: landing (from the airport) or departure (to it). */
  flightTime: unlessAbsent(optionalFlightTime),
  signText: unlessAbsent(optionalText('signText', limits.signText)),
  luggageLarge: suitcases('luggageLarge').optional(),
  luggageSmall: suitcases('luggageSmall').optional(),
  stops: rideStops.optional(),
} as const;
