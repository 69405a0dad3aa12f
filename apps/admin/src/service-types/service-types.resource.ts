import { staffServiceTypeResponse, type StaffServiceTypeResponse } from '@chauffeur/contracts';
import type { Resource } from '../resources/resource';

export const serviceTypes: Resource<StaffServiceTypeResponse> = {
  name: 'serviceTypes',
  path: '/api/admin/service-types',
  row: staffServiceTypeResponse,
};
