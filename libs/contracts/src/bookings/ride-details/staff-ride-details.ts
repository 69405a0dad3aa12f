import { z } from 'zod';
import { dayInput, rideTime } from '../../time/baku-time.js';
import { amountInput } from '../../money/money.js';
import { optionalText, requiredText, unlessAbsent } from '../../inputs/text.js';
import { bookingTextLimits as limits } from '../booking-choices.js';
import { optionalFlightTime } from '../flights/flight-time.js';
import { suitcases } from './ride-luggage.js';
import { rideStops } from './ride-stops.js';

/**
 * Details of a ride that staff enter for new and edited bookings, without its places. Absent fields stay absent, so that a
 * request of an earlier release is parsed as before.
 */
export const staffRideDetails = {
  /** HH:MM: landing (from the airport) or departure (to it). */
  flightTime: unlessAbsent(optionalFlightTime),
  signText: unlessAbsent(optionalText('signText', limits.signText)),
  luggageLarge: suitcases('luggageLarge').optional(),
  luggageSmall: suitcases('luggageSmall').optional(),
  stops: rideStops.optional(),
} as const;

/** Start and price of a ride that staff enter; any date is allowed. */
export const staffStart = {
  bookingDate: z
    .string('bookingDate.required')
    .min(1, { error: 'bookingDate.required', abort: true })
    .pipe(dayInput('bookingDate')),
  bookingTime: optionalText('bookingTime', 5).refine(
    (time) => time === null || rideTime.safeParse(time).success,
    'bookingTime.invalid',
  ),
  pickupLocation: requiredText('pickupLocation', limits.location),
  dropoffLocation: optionalText('dropoffLocation', limits.location),
  /** In USD, including extras. */
  totalPrice: amountInput('totalPrice'),
} as const;
