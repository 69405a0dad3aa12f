import { bookingRemoved, type BookingRemoved } from '@chauffeur/contracts/events/booking-events';
import { ReactsTo } from '@chauffeur/messaging';
import { Controller } from '@nestjs/common';
import { LiveUpdates } from '../live-updates.js';

/** In every replica: each notifies the back offices that are connected to it. */
@Controller()
export class NotifyStaffOnBookingRemoved {
  constructor(private readonly updates: LiveUpdates) {}

  @ReactsTo(bookingRemoved, { effect: 'notify-staff-of-removal', delivery: 'broadcast' })
  async onBookingRemoved({ bookingId, version }: BookingRemoved): Promise<void> {
    this.updates.send('booking.removed', { bookingId, version });
  }
}
