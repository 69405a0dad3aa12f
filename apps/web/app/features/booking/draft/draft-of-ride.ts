import { chosenFromBooked, type RideResponse } from '@chauffeur/contracts';
import { emptyDraft, type BookingDraft } from './booking-draft';
import { newReturn, returnDetails } from './return-ride';

/** A new booking of a ride that was booked: all of it but date, times and flight, which are of that day alone. */
export function draftOfRide(ride: RideResponse): BookingDraft {
  return {
    ...emptyDraft,
    carId: ride.carId,
    serviceId: ride.serviceId,
    tourId: ride.tourId,
    currency: ride.currency,
    details: {
      ...emptyDraft.details,
      passengerCount: ride.passengerCount,
      airportDirection: ride.airportDirection ?? '',
      signText: ride.signText ?? '',
      luggageLarge: ride.luggageLarge,
      luggageSmall: ride.luggageSmall,
      stops: ride.stops,
      pickupLocation: ride.pickupLocation,
      pickupPlaceId: ride.pickupPlaceId ?? '',
      pickupNote: ride.pickupNote ?? '',
      dropoffLocation: ride.dropoffLocation ?? '',
      dropoffPlaceId: ride.dropoffPlaceId ?? '',
      customerName: ride.customerName,
      preferredMessagingApp: ride.preferredMessagingApp,
      specialRequests: ride.specialRequests ?? '',
    },
    extras: chosenFromBooked(ride.extras),
  };
}

/** The same from where the ride ends to where it begins, without its stops; a booking of its own, not a leg of a trip. */
export function draftOfWayBack(ride: RideResponse): BookingDraft {
  const draft = draftOfRide(ride);
  return { ...draft, details: returnDetails(draft.details, newReturn(draft.details)) };
}

/** Whether a way back can be booked: the ride leads somewhere else, and no other ride of its trip brings the customer back. */
export function hasWayBack({ tourId, pickupLocation, dropoffLocation, otherLeg }: RideResponse): boolean {
  const leadsElsewhere = tourId === null && dropoffLocation !== null && dropoffLocation !== pickupLocation;
  return leadsElsewhere && (otherLeg === null || otherLeg.status === 'cancelled');
}
