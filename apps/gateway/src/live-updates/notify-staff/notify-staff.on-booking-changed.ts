import { bookingChanged, type BookingChanged } from '@chauffeur/contracts/events/booking-events';
import { ReactsTo } from '@chauffeur/messaging';
import { Controller } from '@nestjs/common';
import { LiveUpdates } from '../live-updates.js';

/** In every replica: each notifies the back offices that are connected to it. */
@Controller()
export class NotifyStaffOnBookingChanged {
  constructor(private readonly updates: LiveUpdates) {}

  @ReactsTo(bookingChanged, { effect: 'notify-staff-of-change', delivery: 'broadcast' })
  async onBookingChanged({ booking }: BookingChanged): Promise<void> {
    this.updates.send('booking.changed', { bookingId: booking.id, version: booking.version });
  }
}
