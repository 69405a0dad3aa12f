import { serviceRequest } from '@chauffeur/contracts';
import { Controller } from '@nestjs/common';
import { offerRoutes } from '../offers/offer-routes.js';
import { ManageServices } from './manage-services.js';

@Controller('staff/services')
export class StaffServicesController extends offerRoutes(ManageServices, serviceRequest) {}
