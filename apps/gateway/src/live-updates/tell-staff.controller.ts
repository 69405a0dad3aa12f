import {
  bookingCreated,
  bookingDriverAssigned,
  bookingRemoved,
  bookingStatusChanged,
  type BookingCreated,
  type BookingDriverAssigned,
  type BookingRemoved,
  type BookingResponse,
  type BookingStatusChanged,
  type LiveUpdateName,
} from '@chauffeur/contracts';
import { ReactsTo } from '@chauffeur/messaging';
import { Controller } from '@nestjs/common';
import { LiveUpdates } from './live-updates.js';

/** Every replica hears of bookings and tells the back offices that are open at it. */
@Controller()
export class TellStaffController {
  constructor(private readonly updates: LiveUpdates) {}

  @ReactsTo(bookingCreated, { effect: 'tell-staff-of-booking', delivery: 'broadcast' })
  async onCreated({ booking }: BookingCreated): Promise<void> {
    this.tell('booking.created', booking);
  }

  @ReactsTo(bookingStatusChanged, { effect: 'tell-staff-of-status', delivery: 'broadcast' })
  async onStatusChanged({ booking }: BookingStatusChanged): Promise<void> {
    this.tell('booking.status-changed', booking);
  }

  @ReactsTo(bookingDriverAssigned, { effect: 'tell-staff-of-driver', delivery: 'broadcast' })
  async onDriverAssigned({ booking }: BookingDriverAssigned): Promise<void> {
    this.tell('booking.driver-assigned', booking);
  }

  @ReactsTo(bookingRemoved, { effect: 'tell-staff-of-removal', delivery: 'broadcast' })
  async onRemoved({ bookingId, version }: BookingRemoved): Promise<void> {
    this.updates.tell('booking.removed', { bookingId, version });
  }

  private tell(name: LiveUpdateName, { id, version }: BookingResponse): void {
    this.updates.tell(name, { bookingId: id, version });
  }
}
