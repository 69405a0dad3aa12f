import { carRequest } from '@chauffeur/contracts';
import { Controller } from '@nestjs/common';
import { offerRoutes } from '../offers/offer-routes.js';
import { ManageCars } from './manage-cars.js';

@Controller('staff/cars')
export class StaffCarsController extends offerRoutes(ManageCars, carRequest) {}
