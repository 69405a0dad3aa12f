import type { AirportDirection } from '../booking-choices.js';
import type { CreateBookingRequest } from '../create-booking.js';
import { turnedDirection } from './return-trip.js';

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
