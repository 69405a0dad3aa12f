import { tourRequest } from '@chauffeur/contracts';
import { Controller } from '@nestjs/common';
import { offerRoutes } from '../offers/offer-routes.js';
import { ManageTours } from './manage-tours.js';

@Controller('staff/tours')
export class StaffToursController extends offerRoutes(ManageTours, tourRequest) {}
