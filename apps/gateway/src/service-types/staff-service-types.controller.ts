import { imageLimits, serviceTypeRequest, staffServiceTypeResponse } from '@chauffeur/contracts';
import { Controller } from '@nestjs/common';
import { staffResource } from '../staff-resources/staff-resource.js';
import { Catalogue } from '../upstream/upstream.module.js';

@Controller('api/admin/service-types')
export class StaffServiceTypesController extends staffResource({
  names: { one: 'service type', many: 'service types' },
  service: Catalogue,
  path: '/staff/service-types',
  request: serviceTypeRequest,
  response: staffServiceTypeResponse,
  bodyLimit: imageLimits.requestBytes,
}) {}
