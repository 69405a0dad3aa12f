import type { ChangeDetailsRequest } from '@chauffeur/contracts/bookings/changes/change-details';
import type { CreateBookingRequest } from '@chauffeur/contracts/bookings/create-booking';
import type { BookedPlace } from '@chauffeur/contracts/bookings/ride-details/ride-places';
import type { RideStop } from '@chauffeur/contracts/bookings/ride-details/ride-stops';
import type { BookingEntity } from '../bookings/booking.entity.js';

type PlaceIds = Pick<BookingEntity, 'pickupPlaceId' | 'dropoffPlaceId'>;
type Locations = Pick<BookingEntity, 'pickupLocation' | 'dropoffLocation'>;
type NamedPlaces = Pick<CreateBookingRequest, 'pickupPlaceId' | 'dropoffPlaceId'>;

/** Returns the named place if it is known and the text is its own; null otherwise, and the text stays. */
export function placeIdOf(
  id: string | null | undefined,
  text: string | null,
  places: readonly BookedPlace[] = [],
): string | null {
  const place = places.find((known) => known.id === id);
  return place && text !== null && place.texts.includes(text) ? place.id : null;
}

/** Returns the places of a new booking. */
export function placeIdsOf(
  request: NamedPlaces,
  { pickupLocation, dropoffLocation }: Locations,
  places?: readonly BookedPlace[],
): PlaceIds {
  return {
    pickupPlaceId: placeIdOf(request.pickupPlaceId, pickupLocation, places),
    dropoffPlaceId: placeIdOf(request.dropoffPlaceId, dropoffLocation, places),
  };
}

/** Returns the places of an edited booking; a place is removed with its text. */
export function editedPlaceIds(
  before: Locations & PlaceIds,
  after: Locations,
  request: Pick<ChangeDetailsRequest, 'pickupPlaceId' | 'dropoffPlaceId'>,
  places?: readonly BookedPlace[],
): PlaceIds {
  const edited = placeIdsOf(request, after, places);
  const staysPickup = request.pickupPlaceId === undefined && before.pickupLocation === after.pickupLocation;
  const staysDropoff =
    request.dropoffPlaceId === undefined && before.dropoffLocation === after.dropoffLocation;
  return {
    pickupPlaceId: staysPickup ? before.pickupPlaceId : edited.pickupPlaceId,
    dropoffPlaceId: staysDropoff ? before.dropoffPlaceId : edited.dropoffPlaceId,
  };
}

/** Returns stops with their places; a stop that was already stored retains its place. */
export function placedStops(
  stops: readonly RideStop[],
  places?: readonly BookedPlace[],
  before: readonly RideStop[] = [],
): RideStop[] {
  return stops.map(({ text, placeId }) => {
    const isStored = before.some((stop) => stop.text === text && stop.placeId === placeId);
    return { text, placeId: isStored ? placeId : placeIdOf(placeId, text, places) };
  });
}
