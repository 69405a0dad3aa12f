import { staffPriceResponse, type StaffPriceResponse } from '@chauffeur/contracts';
import type { Resource } from '../../records/resource';

export const prices: Resource<StaffPriceResponse> = {
  name: 'pricing',
  path: '/api/admin/prices',
  row: staffPriceResponse,
};
