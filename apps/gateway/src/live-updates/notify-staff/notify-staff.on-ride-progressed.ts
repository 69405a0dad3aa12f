import { rideProgressed, type RideProgressed } from '@chauffeur/contracts/events/booking-events';
import { ReactsTo } from '@chauffeur/messaging';
import { Controller } from '@nestjs/common';
import { LiveUpdates } from '../live-updates.js';

/** In every replica: each notifies the back offices that are connected to it. */
@Controller()
export class NotifyStaffOnRideProgressed {
  constructor(private readonly updates: LiveUpdates) {}

  @ReactsTo(rideProgressed, { effect: 'notify-staff-of-progress', delivery: 'broadcast' })
  async onRideProgressed({ booking }: RideProgressed): Promise<void> {
    this.updates.send('ride.progressed', { bookingId: booking.id, version: booking.version });
  }
}
