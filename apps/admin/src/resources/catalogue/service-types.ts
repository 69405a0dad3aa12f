import {
  staffServiceTypeResponse,
  type StaffServiceTypeResponse,
} from '@chauffeur/contracts/catalogue/service-type';
import type { Resource } from '../../records/resource';

export const serviceTypes: Resource<StaffServiceTypeResponse> = {
  name: 'serviceTypes',
  path: '/api/admin/service-types',
  row: staffServiceTypeResponse,
};
