import { driverResponse, type DriverResponse } from '@chauffeur/contracts';
import type { Resource } from '../records/resource';

export const drivers: Resource<DriverResponse> = {
  name: 'drivers',
  path: '/api/admin/drivers',
  row: driverResponse,
};
