import { Module } from '@nestjs/common';
import { BlockRecords, BlocksController } from '../blocks/blocks.records.js';
import { BookingChangesModule } from '../booking-changes/booking-changes.module.js';
import { DriverHoursController } from '../driver-hours/driver-hours.controller.js';
import { RideProgressModule } from '../ride-progress/ride-progress.module.js';
import { DriverRecords, DriversController } from './drivers.records.js';
import { VehicleRecords, VehiclesController } from './vehicles.records.js';

@Module({
  imports: [BookingChangesModule, RideProgressModule],
  controllers: [BlocksController, DriverHoursController, DriversController, VehiclesController],
  providers: [BlockRecords, DriverRecords, VehicleRecords],
})
export class FleetModule {}
