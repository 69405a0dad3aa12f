import type { ChosenExtra } from '@chauffeur/contracts/bookings/prices/booked-extras';
import { chosenFromBooked } from '@chauffeur/contracts/bookings/prices/extra-lines';
import { nonBlankStops } from '@chauffeur/contracts/bookings/ride-details/non-blank-stops';
import type { ChangeRideRequest } from '@chauffeur/contracts/rides/change-ride';
import type { RideResponse } from '@chauffeur/contracts/rides/ride';

/** `trip`: when, where, passengers and extras; `details`: everything else. */
export type ChangeKind = 'trip' | 'details';

/** A ride as its forms hold it; an empty text stands for null. */
export interface RideValues {
  bookingDate: string;
  bookingTime: string;
  pickupLocation: string;
  pickupPlaceId: string | null;
  dropoffLocation: string;
  dropoffPlaceId: string | null;
  stops: { text: string; placeId: string | null }[];
  passengerCount: number;
  extras: ChosenExtra[];
  pickupNote: string;
  flightNumber: string;
  flightTime: string;
  signText: string;
  luggageLarge: number;
  luggageSmall: number;
  /** A new number; the stored one is not shown. */
  customerPhone: string;
  preferredMessagingApp: RideResponse['preferredMessagingApp'];
  specialRequests: string;
}

/** What was typed, even if it is the same as in the ride. */
export type RideEdits = Partial<RideValues>;

export function valuesOf(ride: RideResponse): RideValues {
  return {
    bookingDate: ride.bookingDate,
    bookingTime: ride.bookingTime ?? '',
    pickupLocation: ride.pickupLocation,
    pickupPlaceId: ride.pickupPlaceId,
    dropoffLocation: ride.dropoffLocation ?? '',
    dropoffPlaceId: ride.dropoffPlaceId,
    stops: ride.stops,
    passengerCount: ride.passengerCount,
    extras: chosenFromBooked(ride.extras),
    pickupNote: ride.pickupNote ?? '',
    flightNumber: ride.flightNumber ?? '',
    flightTime: ride.flightTime ?? '',
    signText: ride.signText ?? '',
    luggageLarge: ride.luggageLarge,
    luggageSmall: ride.luggageSmall,
    customerPhone: '',
    preferredMessagingApp: ride.preferredMessagingApp,
    specialRequests: ride.specialRequests ?? '',
  };
}

/** Returns the edits that differ from the ride, for the request; null if there are none. */
export function changesOf(edits: RideEdits, ride: RideResponse): Omit<ChangeRideRequest, 'version'> | null {
  const stored = valuesOf(ride);
  const edited = { ...edits, ...(edits.stops && { stops: nonBlankStops(edits.stops) }) };
  const changed = Object.entries(edited).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(stored[name as keyof RideValues]),
  );
  if (changed.length === 0) return null;
  return Object.fromEntries(changed.map(([name, value]) => [name, value === '' ? null : value]));
}
