import { staffCarResponse, type StaffCarResponse } from '@chauffeur/contracts';
import type { Resource } from '../resources/resource';

export const cars: Resource<StaffCarResponse> = {
  name: 'cars',
  path: '/api/admin/cars',
  row: staffCarResponse,
};
