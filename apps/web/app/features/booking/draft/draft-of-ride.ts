import { chosenFromBooked } from '@chauffeur/contracts/bookings/prices/extra-lines';
import type { RideResponse } from '@chauffeur/contracts/rides/ride';
import { emptyDraft, type BookingDraft } from './booking-draft';
import { newReturn, returnDetails } from './return-ride';

/** A booked ride, as far as it is known: in full from its link, without personal data on the success page. */
export type RepeatableRide = Pick<RideResponse, 'carId' | 'pickupLocation'> &
  Partial<
    Pick<
      RideResponse,
      | 'serviceId'
      | 'tourId'
      | 'currency'
      | 'passengerCount'
      | 'airportDirection'
      | 'signText'
      | 'luggageLarge'
      | 'luggageSmall'
      | 'stops'
      | 'pickupPlaceId'
      | 'pickupNote'
      | 'dropoffLocation'
      | 'dropoffPlaceId'
      | 'customerName'
      | 'preferredMessagingApp'
      | 'specialRequests'
      | 'extras'
      | 'otherLeg'
    >
  >;

/** Returns a draft that books a ride again, without date, times and flight, which belong to its day. */
export function draftOfRide(ride: RepeatableRide): BookingDraft {
  const { details } = emptyDraft;
  return {
    ...emptyDraft,
    carId: ride.carId,
    serviceId: ride.serviceId ?? null,
    tourId: ride.tourId ?? null,
    currency: ride.currency ?? emptyDraft.currency,
    details: {
      ...details,
      passengerCount: ride.passengerCount ?? details.passengerCount,
      airportDirection: ride.airportDirection ?? '',
      signText: ride.signText ?? '',
      luggageLarge: ride.luggageLarge ?? 0,
      luggageSmall: ride.luggageSmall ?? 0,
      stops: ride.stops ?? [],
      pickupLocation: ride.pickupLocation,
      pickupPlaceId: ride.pickupPlaceId ?? '',
      pickupNote: ride.pickupNote ?? '',
      dropoffLocation: ride.dropoffLocation ?? '',
      dropoffPlaceId: ride.dropoffPlaceId ?? '',
      customerName: ride.customerName ?? '',
      preferredMessagingApp: ride.preferredMessagingApp ?? details.preferredMessagingApp,
      specialRequests: ride.specialRequests ?? '',
    },
    extras: chosenFromBooked(ride.extras ?? []),
    bookedExtras: (ride.extras ?? []).map(({ extraId, name, nameRu }) => ({ extraId, name, nameRu })),
  };
}

/** Returns a draft of the way back, without stops: a separate booking, not a leg of a return trip. */
export function draftOfReturn(ride: RepeatableRide): BookingDraft {
  const draft = draftOfRide(ride);
  return { ...draft, details: returnDetails(draft.details, newReturn(draft.details)) };
}

/** Returns whether a way back can be booked: the ride ends elsewhere, and no other leg of its trip leads back. */
export function canBookReturn({
  tourId,
  pickupLocation,
  dropoffLocation,
  otherLeg,
}: RepeatableRide): boolean {
  const leadsElsewhere = !tourId && Boolean(dropoffLocation) && dropoffLocation !== pickupLocation;
  return leadsElsewhere && (!otherLeg || otherLeg.status === 'cancelled');
}
