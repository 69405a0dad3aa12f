import { tourRequest, staffTourResponse } from '@chauffeur/contracts';
import { Controller } from '@nestjs/common';
import { offerResource } from './offer-resource.js';

@Controller('api/admin/tours')
export class StaffToursController extends offerResource({
  names: { one: 'tour', many: 'tours' },
  path: '/staff/tours',
  request: tourRequest,
  response: staffTourResponse,
  ids: 'tourIds',
  usedCode: 'tour.usedByBookings',
}) {}
