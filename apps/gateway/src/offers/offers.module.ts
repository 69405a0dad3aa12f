import { Module } from '@nestjs/common';
import { BookingUse } from './booking-use.js';
import { StaffCarsController } from './staff-cars.controller.js';
import { StaffServicesController } from './staff-services.controller.js';
import { StaffToursController } from './staff-tours.controller.js';

@Module({
  controllers: [StaffCarsController, StaffServicesController, StaffToursController],
  providers: [BookingUse],
  exports: [BookingUse],
})
export class OffersModule {}
