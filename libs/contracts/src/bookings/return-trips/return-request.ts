import type { AirportDirection } from '../booking-choices.js';
import type { CreateBookingRequest } from '../create-booking.js';
import { oppositeDirection } from './return-trip.js';

const directionOf = (direction: unknown): AirportDirection | null =>
  direction === 'to_airport' || direction === 'from_airport' ? oppositeDirection(direction) : null;

/** Fields that the ride back leaves out are not taken from the ride there. */
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

/** Returns the ride back as a separate request; null if there is none. */
export function returnRequest({ returnRide, ...there }: CreateBookingRequest): CreateBookingRequest | null {
  if (!returnRide) return null;
  const airportDirection = directionOf(there.airportDirection);
  return { ...there, ...nothingGiven, ...returnRide, airportDirection };
}
