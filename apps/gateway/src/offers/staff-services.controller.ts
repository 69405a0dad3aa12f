import { serviceRequest, staffServiceResponse } from '@chauffeur/contracts';
import { Controller } from '@nestjs/common';
import { offerResource } from './offer-resource.js';

@Controller('api/admin/services')
export class StaffServicesController extends offerResource({
  names: { one: 'service', many: 'services' },
  path: '/staff/services',
  request: serviceRequest,
  response: staffServiceResponse,
  ids: 'serviceIds',
  usedCode: 'service.usedByBookings',
}) {}
