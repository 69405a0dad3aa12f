import { staffPlaceResponse, type StaffPlaceResponse } from '@chauffeur/contracts/catalogue/places/place';
import type { Resource } from '../../records/resource';

export const places: Resource<StaffPlaceResponse> = {
  name: 'places',
  path: '/api/admin/places',
  row: staffPlaceResponse,
};
