import { staffContactSettingsResponse, type StaffContactSettingsResponse } from '@chauffeur/contracts';
import type { Resource } from '../resources/resource';

export const contact: Resource<StaffContactSettingsResponse> = {
  name: 'contact',
  path: '/api/admin/contact-settings',
  row: staffContactSettingsResponse,
};
