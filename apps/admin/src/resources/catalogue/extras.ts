import { staffExtraResponse, type StaffExtraResponse } from '@chauffeur/contracts/pricing/extra';
import type { Resource } from '../../records/resource';

export const extras: Resource<StaffExtraResponse> = {
  name: 'extras',
  path: '/api/admin/extras',
  row: staffExtraResponse,
};
