import { Module } from '@nestjs/common';
import { BookingOverviewModule } from '../booking-overview/booking-overview.module.js';
import { BookingStatusModule } from '../booking-status/booking-status.module.js';
import { RideLinksModule } from '../ride-links/ride-links.module.js';
import { RideStepsController } from './ride-steps.controller.js';
import { SetRideState } from './set-ride-state.js';
import { SetStateByStaff } from './set-state-by-staff.js';

@Module({
  imports: [BookingOverviewModule, BookingStatusModule, RideLinksModule],
  controllers: [RideStepsController],
  providers: [SetRideState, SetStateByStaff],
  exports: [SetRideState],
})
export class RideStepsModule {}
