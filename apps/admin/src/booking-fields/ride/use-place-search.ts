import { placeSearch, type PlaceSearch } from '@chauffeur/contracts/catalogue/search-places';
import { useMemo } from 'react';
import { useRecords } from '../../records/use-records';
import { places } from '../../resources/places';

/** The site's search in the active places; finds nothing until they are there. */
export function usePlaceSearch(): PlaceSearch {
  const { data } = useRecords(places);
  return useMemo(() => placeSearch(data?.filter(({ isActive }) => isActive) ?? []), [data]);
}
