import { Module } from '@nestjs/common';
import { RideLinksModule } from '../ride-links/ride-links.module.js';
import { RideProgressModule } from '../ride-progress/ride-progress.module.js';
import { ChangeStatus } from './change-status.js';
import { RemoveBooking } from './remove-booking.js';

@Module({
  imports: [RideLinksModule, RideProgressModule],
  providers: [ChangeStatus, RemoveBooking],
  exports: [ChangeStatus, RemoveBooking],
})
export class BookingStatusModule {}
