import { staffSeoSettingsResponse, type StaffSeoSettingsResponse } from '@chauffeur/contracts';
import type { Resource } from '../resources/resource';

export const seo: Resource<StaffSeoSettingsResponse> = {
  name: 'seo',
  path: '/api/admin/seo-settings',
  row: staffSeoSettingsResponse,
};
