import { contactSettingsRequest, staffContactSettingsResponse } from '@chauffeur/contracts';
import { Controller } from '@nestjs/common';
import { staffResource } from '../staff-resources/staff-resource.js';
import { Catalogue } from '../upstream/upstream.module.js';

@Controller('api/admin/contact-settings')
export class StaffContactSettingsController extends staffResource({
  names: { one: 'set of contact settings', many: 'contact settings' },
  service: Catalogue,
  path: '/staff/contact-settings',
  request: contactSettingsRequest,
  response: staffContactSettingsResponse,
}) {}
