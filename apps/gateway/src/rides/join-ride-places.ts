import { placeNames } from '@chauffeur/contracts/catalogue/places/place';
import type { RideResponse } from '@chauffeur/contracts/rides/ride';
import { Injectable } from '@nestjs/common';
import { CachedReads } from '../response-cache/cached-reads.js';
import { nullIfUnavailable } from '../upstream/null-on-error.js';

/** Joins a ride with the names of its places, also of those that are no longer offered, for a reader of another language than the customer chose them in. */
@Injectable()
export class JoinRidePlaces {
  constructor(private readonly reads: CachedReads) {}

  /** Leaves `places` empty while the catalogue is unavailable. */
  async join(ride: RideResponse): Promise<RideResponse> {
    const ids = [ride.pickupPlaceId, ride.dropoffPlaceId, ...ride.stops.map(({ placeId }) => placeId)];
    const named = new Set(ids.filter((id) => id !== null));
    if (named.size === 0) return ride;
    const places = (await nullIfUnavailable(this.reads.staffPlaces())) ?? [];
    return {
      ...ride,
      places: places.filter(({ id }) => named.has(id)).map((place) => placeNames.parse(place)),
    };
  }
}
