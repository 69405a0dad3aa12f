import type { PlaceSearch } from '@chauffeur/contracts/catalogue/places/search-places';
import { useEffect, useState } from 'react';
import { loadPlaces } from './load-places';

/** Returns the search of places; null until it is loaded, or if that fails. */
export function usePlaceSearch(): PlaceSearch | null {
  const [search, setSearch] = useState<PlaceSearch | null>(null);
  useEffect(() => {
    let isCurrent = true;
    loadPlaces().then(
      (known) => isCurrent && setSearch(() => known),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return search;
}
