import { staffTourResponse, type StaffTourResponse } from '@chauffeur/contracts/catalogue/tour';
import type { Resource } from '../../records/resource';

export const tours: Resource<StaffTourResponse> = {
  name: 'tours',
  path: '/api/admin/tours',
  row: staffTourResponse,
};
