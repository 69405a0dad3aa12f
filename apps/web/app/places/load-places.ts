import type { PlaceResponse } from '@chauffeur/contracts/catalogue/places/place';
import { placeSearch, type PlaceSearch } from '@chauffeur/contracts/catalogue/places/search-places';
import { getJson } from '../api/get-json';

/** Milliseconds. */
const responseTimeout = 15_000;

let loaded: Promise<PlaceSearch> | undefined;

/** Loads the search of places once; after a failure the next call tries again. */
export function loadPlaces(): Promise<PlaceSearch> {
  loaded ??= fetchPlaces().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

async function fetchPlaces(): Promise<PlaceSearch> {
  const { body } = await getJson<PlaceResponse[]>('/api/places', { timeout: responseTimeout });
  return placeSearch(body);
}
