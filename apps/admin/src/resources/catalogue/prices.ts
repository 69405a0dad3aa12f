import { staffPriceResponse, type StaffPriceResponse } from '@chauffeur/contracts/pricing/staff-price';
import type { Resource } from '../../records/resource';

export const prices: Resource<StaffPriceResponse> = {
  name: 'pricing',
  path: '/api/admin/prices',
  row: staffPriceResponse,
};
