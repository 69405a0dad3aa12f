import { Module } from '@nestjs/common';
import { BookingChangesModule } from '../booking-changes/booking-changes.module.js';
import { NewBookingsModule } from '../new-bookings/new-bookings.module.js';
import { RideLinksModule } from '../ride-links/ride-links.module.js';
import { RideProgressModule } from '../ride-progress/ride-progress.module.js';
import { ManualBookingsController } from './manual-bookings.controller.js';
import { PlaceManualBooking } from './place-manual-booking.js';

@Module({
  imports: [BookingChangesModule, NewBookingsModule, RideLinksModule, RideProgressModule],
  controllers: [ManualBookingsController],
  providers: [PlaceManualBooking],
})
export class ManualBookingsModule {}
