import { staffTourResponse, type StaffTourResponse } from '@chauffeur/contracts';
import type { Resource } from '../resources/resource';

export const tours: Resource<StaffTourResponse> = {
  name: 'tours',
  path: '/api/admin/tours',
  row: staffTourResponse,
};
