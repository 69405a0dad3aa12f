import { placeSearch, type PlaceSearch } from '@chauffeur/contracts/catalogue/places/search-places';
import { useMemo } from 'react';
import { useRecords } from '../../records/use-records';
import { places } from '../../resources/catalogue/places';

/** Returns the site's search, over the active places; it finds nothing until they are loaded. */
export function usePlaceSearch(): PlaceSearch {
  const { data } = useRecords(places);
  return useMemo(() => placeSearch(data?.filter(({ isActive }) => isActive) ?? []), [data]);
}
