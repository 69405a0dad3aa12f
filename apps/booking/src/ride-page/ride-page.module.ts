import { Module } from '@nestjs/common';
import { BookingChangesModule } from '../booking-changes/booking-changes.module.js';
import { BookingStatusModule } from '../booking-status/booking-status.module.js';
import { RideLinksModule } from '../ride-links/ride-links.module.js';
import { CancelRide } from './cancel-ride.js';
import { ChangeRide } from './changes/change-ride.js';
import { RenewLink } from './links/renew-link.js';
import { RequestLink } from './links/request-link.js';
import { RideLinksController } from './links/ride-links.controller.js';
import { ReadRide } from './read-ride.js';
import { RidePageController } from './ride-page.controller.js';
import { SwitchReminders } from './switch-reminders.js';

@Module({
  imports: [BookingChangesModule, BookingStatusModule, RideLinksModule],
  controllers: [RideLinksController, RidePageController],
  providers: [CancelRide, ChangeRide, ReadRide, RenewLink, RequestLink, SwitchReminders],
})
export class RidePageModule {}
