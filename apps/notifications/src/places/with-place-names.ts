import { placeTextIn } from '@chauffeur/contracts/bookings/ride-details/place-texts';
import type { RideStop } from '@chauffeur/contracts/bookings/ride-details/ride-stops';
import type { Language } from '@chauffeur/contracts/languages/languages';
import type { EntityManager } from 'typeorm';
import { readPlaces } from './read-places.js';

/** The places of a ride; an earlier release may have stored a booking without them. */
export interface RideOfPlaces {
  readonly pickupLocation: string;
  readonly dropoffLocation: string | null;
  readonly pickupPlaceId?: string | null;
  readonly dropoffPlaceId?: string | null;
  readonly stops?: readonly RideStop[];
}

/** Returns the ride with its places as the language calls them; see `placeTextIn`. */
export async function withPlaceNames<Ride extends RideOfPlaces>(
  manager: EntityManager,
  ride: Ride,
  language: Language,
): Promise<Ride> {
  const { pickupPlaceId, dropoffPlaceId, stops } = ride;
  const chosen = [pickupPlaceId, dropoffPlaceId, ...(stops ?? []).map(({ placeId }) => placeId)];
  const ids = chosen.filter((id) => typeof id === 'string');
  if (ids.length === 0) return ride;
  const places = await readPlaces(manager, ids);
  const named = <Text extends string | null>(text: Text, id: string | null | undefined): Text | string =>
    placeTextIn(
      text,
      places.find((known) => known.id === id),
      language,
    );
  return {
    ...ride,
    pickupLocation: named(ride.pickupLocation, pickupPlaceId),
    dropoffLocation: named(ride.dropoffLocation, dropoffPlaceId),
    ...(stops && { stops: stops.map(({ text, placeId }) => ({ text: named(text, placeId), placeId })) }),
  };
}
