import { z } from 'zod';
import { idInput } from '../../http/id-input.js';
import { textInput } from '../../text.js';
import { bookingTextLimits as limits } from '../booking-choices.js';
import { stopsInput } from './ride-stops.js';

const text = (field: string, maxLength: number) =>
  textInput(field).max(maxLength, `${field}.tooLong`).nullish();

/**
 * The ride back of a visitor's request: what differs from the ride there. Car, service, passengers, luggage, extras
 * and customer are the same, the direction is turned. Its rules are those of `bookingDetails`.
 */
export const returnRideInput = z.object(
  {
    bookingDate: text('bookingDate', 10),
    bookingTime: text('bookingTime', 5),
    flightNumber: text('flightNumber', limits.flightNumber),
    flightTime: text('flightTime', 5),
    pickupLocation: text('pickupLocation', limits.location),
    dropoffLocation: text('dropoffLocation', limits.location),
    pickupPlaceId: idInput('pickupPlaceId.invalid').nullish(),
    dropoffPlaceId: idInput('dropoffPlaceId.invalid').nullish(),
    stops: stopsInput.nullish(),
  },
  'returnRide.invalid',
);
