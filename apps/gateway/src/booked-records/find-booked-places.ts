import type { CreateBookingRequest } from '@chauffeur/contracts/bookings/create-booking';
import { placeText } from '@chauffeur/contracts/bookings/ride-details/place-texts';
import type { BookedPlace } from '@chauffeur/contracts/bookings/ride-details/ride-places';
import type { PlaceResponse } from '@chauffeur/contracts/catalogue/places/place';
import { languages } from '@chauffeur/contracts/languages/languages';
import { Injectable } from '@nestjs/common';
import { CachedReads } from '../response-cache/cached-reads.js';

type PlacesOfRide = Pick<CreateBookingRequest, 'pickupPlaceId' | 'dropoffPlaceId' | 'stops'>;
type NamedPlaces = PlacesOfRide & { readonly returnRide?: PlacesOfRide | null | undefined };

/** Finds the active places that a request names, with their texts. The booking service decides whether they match. */
@Injectable()
export class FindBookedPlaces {
  constructor(private readonly reads: CachedReads) {}

  /** Throws `service.unreachable` while the catalogue is unavailable, unless the request names no place. */
  async find(request: NamedPlaces): Promise<BookedPlace[]> {
    return bookedPlaces(await this.findNamed(request));
  }

  /** Returns the places themselves. Throws as `find`. */
  async findNamed({ returnRide, ...there }: NamedPlaces): Promise<PlaceResponse[]> {
    const named = new Set([...idsOf(there), ...idsOf(returnRide ?? {})].filter(Boolean));
    if (named.size === 0) return [];
    const places = await this.reads.places();
    return places.filter(({ id }) => named.has(id));
  }
}

/** Returns the places with the texts that a booking may store for them. */
export function bookedPlaces(places: readonly PlaceResponse[]): BookedPlace[] {
  return places.map((place) => ({
    id: place.id,
    texts: languages.map((language) => placeText(place, language)),
  }));
}

function idsOf({ pickupPlaceId, dropoffPlaceId, stops }: PlacesOfRide) {
  return [pickupPlaceId, dropoffPlaceId, ...(stops ?? []).map(({ placeId }) => placeId)];
}
