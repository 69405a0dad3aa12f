import {
  staffContactSettingsResponse,
  type StaffContactSettingsResponse,
} from '@chauffeur/contracts/catalogue/settings/contact-settings-request';
import type { Resource } from '../../records/resource';

export const contactSettings: Resource<StaffContactSettingsResponse> = {
  name: 'contact',
  path: '/api/admin/contact-settings',
  row: staffContactSettingsResponse,
};
