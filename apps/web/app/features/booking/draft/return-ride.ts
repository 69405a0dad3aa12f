import { oppositeDirection } from '@chauffeur/contracts/bookings/return-trips/return-trip';
import type { RideStop } from '@chauffeur/contracts/bookings/ride-details/ride-stops';
import type { DetailsInput } from './details-input';

/** The details that a ride back has of its own, as its form holds them; all others are those of the ride there. */
export interface ReturnInput {
  bookingDate: string;
  bookingTime: string;
  flightNumber: string;
  flightTime: string;
  stops: RideStop[];
  pickupLocation: string;
  pickupPlaceId: string;
  dropoffLocation: string;
  dropoffPlaceId: string;
}

/** The rides of a draft. */
interface RidesInput {
  details: DetailsInput;
  /** Null if no ride back is wanted. */
  returnRide: ReturnInput | null;
}

/** Returns a new ride back, from where the ride there ends to where it begins. */
export function newReturn(there: DetailsInput): ReturnInput {
  const places = swappedPlaces(there);
  return { bookingDate: '', bookingTime: '', flightNumber: '', flightTime: '', stops: [], ...places };
}

/** Returns the full details of the ride back. */
export function returnDetails(there: DetailsInput, back: ReturnInput): DetailsInput {
  const airportDirection = there.airportDirection && oppositeDirection(there.airportDirection);
  return { ...there, ...back, airportDirection, pickupNote: '' };
}

/** Returns only what a ride back has of its own. */
export function returnInput(details: DetailsInput): ReturnInput {
  const { bookingDate, bookingTime, flightNumber, flightTime, stops } = details;
  const { pickupLocation, pickupPlaceId, dropoffLocation, dropoffPlaceId } = details;
  const places = { pickupLocation, pickupPlaceId, dropoffLocation, dropoffPlaceId };
  return { bookingDate, bookingTime, flightNumber, flightTime, stops, ...places };
}

/** Sets the details of the ride there. The places of the ride back follow, as long as they are the same. */
export function withDetails<Draft extends RidesInput>(draft: Draft, details: DetailsInput): Draft {
  const { returnRide } = draft;
  if (!returnRide) return { ...draft, details };
  const [before, after] = [swappedPlaces(draft.details), swappedPlaces(details)];
  const pickup = returnRide.pickupLocation === before.pickupLocation;
  const dropoff = returnRide.dropoffLocation === before.dropoffLocation;
  return {
    ...draft,
    details,
    returnRide: {
      ...returnRide,
      ...(pickup && { pickupLocation: after.pickupLocation, pickupPlaceId: after.pickupPlaceId }),
      ...(dropoff && { dropoffLocation: after.dropoffLocation, dropoffPlaceId: after.dropoffPlaceId }),
    },
  };
}

function swappedPlaces(there: DetailsInput) {
  return {
    pickupLocation: there.dropoffLocation,
    pickupPlaceId: there.dropoffPlaceId,
    dropoffLocation: there.pickupLocation,
    dropoffPlaceId: there.pickupPlaceId,
  };
}
