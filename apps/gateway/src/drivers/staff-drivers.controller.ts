import { driverRequest, driverResponse } from '@chauffeur/contracts';
import { Controller } from '@nestjs/common';
import { staffResource } from '../staff-resources/staff-resource.js';
import { Booking } from '../upstream/upstream.module.js';

@Controller('api/admin/drivers')
export class StaffDriversController extends staffResource({
  names: { one: 'driver', many: 'drivers' },
  service: Booking,
  path: '/drivers',
  request: driverRequest,
  response: driverResponse,
}) {}
