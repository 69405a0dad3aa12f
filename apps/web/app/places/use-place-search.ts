import type { PlaceSearch } from '@chauffeur/contracts/catalogue/search-places';
import { useEffect, useState } from 'react';
import { loadPlaces } from './load-places';

/** Null until the places are there; where they can't be loaded, texts are typed as they are. */
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
