import { z } from 'zod';
import { enteredDay, rideTime } from '../../baku-time.js';
import { enteredAmount } from '../../money.js';
import { optionalText, requiredText, unlessAbsent } from '../../text.js';
import { bookingTextLimits as limits } from '../booking-choices.js';
import { optionalFlightTime } from '../flights/flight-time.js';
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

/** When and where a ride that staff enter takes place, on any date, and at which price. */
export const staffStart = {
  bookingDate: z
    .string('bookingDate.required')
    .min(1, { error: 'bookingDate.required', abort: true })
    .pipe(enteredDay('bookingDate')),
  bookingTime: optionalText('bookingTime', 5).refine(
    (time) => time === null || rideTime.safeParse(time).success,
    'bookingTime.invalid',
  ),
  pickupLocation: requiredText('pickupLocation', limits.location),
  dropoffLocation: optionalText('dropoffLocation', limits.location),
  /** In USD, with its extras. */
  totalPrice: enteredAmount('totalPrice'),
} as const;
