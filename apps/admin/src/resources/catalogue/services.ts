import { staffServiceResponse, type StaffServiceResponse } from '@chauffeur/contracts/catalogue/service';
import type { Resource } from '../../records/resource';

export const services: Resource<StaffServiceResponse> = {
  name: 'services',
  path: '/api/admin/services',
  row: staffServiceResponse,
};
