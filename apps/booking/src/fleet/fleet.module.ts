import { Module } from '@nestjs/common';
import { BookingChangesModule } from '../booking-changes/booking-changes.module.js';
import { RideProgressModule } from '../ride-progress/ride-progress.module.js';
import { DriverRecords, DriversController } from './drivers.records.js';
import { VehicleRecords, VehiclesController } from './vehicles.records.js';

@Module({
  imports: [BookingChangesModule, RideProgressModule],
  controllers: [DriversController, VehiclesController],
  providers: [DriverRecords, VehicleRecords],
})
export class FleetModule {}
