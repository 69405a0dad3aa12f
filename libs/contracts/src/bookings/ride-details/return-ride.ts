import { z } from 'zod';
import { idInput } from '../../http/id-input.js';
import { nullishText } from '../../inputs/text.js';
import { bookingTextLimits as limits } from '../booking-choices.js';
import { stopsInput } from './ride-stops.js';

/**
 * The ride back of a visitor's request: the fields that differ from the ride there. Car, service, passengers, luggage, extras
 * and customer are the same; the direction is the opposite one. Its rules are those of `bookingDetails`.
 */
export const returnRideInput = z.object(
  {
    bookingDate: nullishText('bookingDate', 10),
    bookingTime: nullishText('bookingTime', 5),
    flightNumber: nullishText('flightNumber', limits.flightNumber),
    flightTime: nullishText('flightTime', 5),
    pickupLocation: nullishText('pickupLocation', limits.location),
    dropoffLocation: nullishText('dropoffLocation', limits.location),
    pickupPlaceId: idInput('pickupPlaceId.invalid').nullish(),
    dropoffPlaceId: idInput('dropoffPlaceId.invalid').nullish(),
    stops: stopsInput.nullish(),
  },
  'returnRide.invalid',
);
