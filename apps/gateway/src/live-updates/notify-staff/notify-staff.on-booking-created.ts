import { bookingCreated, type BookingCreated } from '@chauffeur/contracts/events/booking-events';
import { ReactsTo } from '@chauffeur/messaging';
import { Controller } from '@nestjs/common';
import { LiveUpdates } from '../live-updates.js';

/** In every replica: each notifies the back offices that are connected to it. */
@Controller()
export class NotifyStaffOnBookingCreated {
  constructor(private readonly updates: LiveUpdates) {}

  @ReactsTo(bookingCreated, { effect: 'notify-staff-of-booking', delivery: 'broadcast' })
  async onBookingCreated({ booking }: BookingCreated): Promise<void> {
    this.updates.send('booking.created', {
      bookingId: booking.id,
      version: booking.version,
      referenceNumber: booking.referenceNumber,
      customerName: booking.customerName,
    });
  }
}
