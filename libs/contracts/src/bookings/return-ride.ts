import { z } from 'zod';
import { textInput } from '../text.js';
import { bookingTextLimits as limits, type AirportDirection } from './booking-choices.js';
import type { CreateBookingRequest } from './create-booking.js';
import { stopsInput } from './ride-stops.js';
import { turnedDirection } from './return-trip.js';

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
    pickupPlaceId: z.uuid('pickupPlaceId.invalid').nullish(),
    dropoffPlaceId: z.uuid('dropoffPlaceId.invalid').nullish(),
    stops: stopsInput.nullish(),
  },
  'returnRide.invalid',
);

const directionOf = (direction: unknown): AirportDirection | null =>
  direction === 'to_airport' || direction === 'from_airport' ? turnedDirection(direction) : null;

/** Nothing of the ride there stands for what the ride back leaves out. */
const nothingGiven = {
  bookingDate: null,
  bookingTime: null,
  flightNumber: null,
  flightTime: null,
  pickupLocation: null,
  dropoffLocation: null,
  pickupPlaceId: null,
  dropoffPlaceId: null,
  pickupNote: null,
  stops: null,
} satisfies Partial<CreateBookingRequest>;

/** The ride back as a request of its own; null where none is asked for. */
export function returnRequest({ returnRide, ...there }: CreateBookingRequest): CreateBookingRequest | null {
  if (!returnRide) return null;
  const airportDirection = directionOf(there.airportDirection);
  return { ...there, ...nothingGiven, ...returnRide, airportDirection };
}
