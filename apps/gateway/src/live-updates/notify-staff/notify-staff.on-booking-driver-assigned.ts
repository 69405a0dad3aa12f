import {
  bookingDriverAssigned,
  type BookingDriverAssigned,
} from '@chauffeur/contracts/events/booking-events';
import { ReactsTo } from '@chauffeur/messaging';
import { Controller } from '@nestjs/common';
import { LiveUpdates } from '../live-updates.js';

/** In every replica: each notifies the back offices that are connected to it. */
@Controller()
export class NotifyStaffOnBookingDriverAssigned {
  constructor(private readonly updates: LiveUpdates) {}

  @ReactsTo(bookingDriverAssigned, { effect: 'notify-staff-of-driver', delivery: 'broadcast' })
  async onBookingDriverAssigned({ booking }: BookingDriverAssigned): Promise<void> {
    this.updates.send('booking.driver-assigned', { bookingId: booking.id, version: booking.version });
  }
}
