import { bookingStatusChanged, type BookingStatusChanged } from '@chauffeur/contracts/events/booking-events';
import { ReactsTo } from '@chauffeur/messaging';
import { Controller } from '@nestjs/common';
import { LiveUpdates } from '../live-updates.js';

/** In every replica: each notifies the back offices that are connected to it. */
@Controller()
export class NotifyStaffOnBookingStatusChanged {
  constructor(private readonly updates: LiveUpdates) {}

  @ReactsTo(bookingStatusChanged, { effect: 'notify-staff-of-status', delivery: 'broadcast' })
  async onBookingStatusChanged({ booking }: BookingStatusChanged): Promise<void> {
    this.updates.send('booking.status-changed', { bookingId: booking.id, version: booking.version });
  }
}
