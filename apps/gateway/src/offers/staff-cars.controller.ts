import { carRequest, staffCarResponse } from '@chauffeur/contracts';
import { Controller } from '@nestjs/common';
import { offerResource } from './offer-resource.js';

@Controller('api/admin/cars')
export class StaffCarsController extends offerResource({
  names: { one: 'car', many: 'cars' },
  path: '/staff/cars',
  request: carRequest,
  response: staffCarResponse,
  ids: 'carIds',
  usedCode: 'car.usedByBookings',
}) {}
