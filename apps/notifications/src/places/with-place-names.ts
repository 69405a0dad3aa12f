import { airportLabel } from '@chauffeur/contracts/bookings/airport';
import { placeText } from '@chauffeur/contracts/bookings/ride-details/ride-places';
import type { RideStop } from '@chauffeur/contracts/bookings/ride-details/ride-stops';
import type { PlaceNames } from '@chauffeur/contracts/catalogue/places/place';
import { languages, type Language } from '@chauffeur/contracts/languages/languages';
import type { EntityManager } from 'typeorm';

/** The places of a ride; an earlier release may have stored a booking without them. */
interface RideOfPlaces {
  readonly pickupLocation: string;
  readonly dropoffLocation: string | null;
  readonly pickupPlaceId?: string | null;
  readonly dropoffPlaceId?: string | null;
  readonly stops?: readonly RideStop[];
}

/**
 * Returns the ride with its places as the language calls them: a booking has them in the language in which they were
 * chosen. A text that is not a known place's own stays as it is, and so does the airport's label, by which a ride begins there.
 */
export async function withPlaceNames<Ride extends RideOfPlaces>(
  manager: EntityManager,
  ride: Ride,
  language: Language,
): Promise<Ride> {
  const { pickupPlaceId, dropoffPlaceId, stops } = ride;
  const ids = [pickupPlaceId, dropoffPlaceId, ...(stops ?? []).map(({ placeId }) => placeId)].filter(Boolean);
  if (ids.length === 0) return ride;
  const places = await manager.query<PlaceNames[]>(
    'SELECT id, name, name_ru AS "nameRu", address, address_ru AS "addressRu" FROM known_places WHERE id = ANY($1)',
    [ids],
  );
  const named = <Text extends string | null>(text: Text, id: string | null | undefined): Text | string => {
    if (text === airportLabel) return text;
    const place = places.find((known) => known.id === id);
    const isOwn = place && languages.some((each) => placeText(place, each) === text);
    return isOwn ? placeText(place, language) : text;
  };
  return {
    ...ride,
    pickupLocation: named(ride.pickupLocation, pickupPlaceId),
    dropoffLocation: named(ride.dropoffLocation, dropoffPlaceId),
    ...(stops && { stops: stops.map(({ text, placeId }) => ({ text: named(text, placeId), placeId })) }),
  };
}
