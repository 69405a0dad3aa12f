import {
  bookingChanged,
  bookingCreated,
  bookingDriverAssigned,
  bookingRemoved,
  bookingStatusChanged,
  rideProgressed,
  type BookingChanged,
  type BookingCreated,
  type BookingDriverAssigned,
  type BookingRemoved,
  type BookingStatusChanged,
  type RideProgressed,
} from '@chauffeur/contracts/events/booking-events';
import { catalogueChanged, placesChanged } from '@chauffeur/contracts/events/catalogue-events';
import { contactMessageReceived } from '@chauffeur/contracts/events/notification-events';
import { pricingChanged, pricingExtrasChanged } from '@chauffeur/contracts/events/pricing-events';
import { recordChanged } from '@chauffeur/contracts/events/record-events';
import { scheduleChanged, type ScheduleChanged } from '@chauffeur/contracts/events/schedule-events';
import { ReactsTo } from '@chauffeur/messaging';
import { Controller } from '@nestjs/common';
import { LiveUpdates } from './live-updates.js';

/** Runs in every replica: each notifies the back offices that are connected to it. */
@Controller()
export class NotifyStaff {
  constructor(private readonly updates: LiveUpdates) {}

  @ReactsTo(bookingCreated, { effect: 'notify-staff-of-booking', delivery: 'broadcast' })
  async onBookingCreated({ booking }: BookingCreated): Promise<void> {
    const { id: bookingId, version, referenceNumber, customerName, createdBy } = booking;
    this.updates.send('booking.created', { bookingId, version, referenceNumber, customerName, createdBy });
  }

  @ReactsTo(bookingStatusChanged, { effect: 'notify-staff-of-status', delivery: 'broadcast' })
  async onBookingStatusChanged({ booking }: BookingStatusChanged): Promise<void> {
    this.updates.send('booking.status-changed', { bookingId: booking.id, version: booking.version });
  }

  @ReactsTo(bookingChanged, { effect: 'notify-staff-of-change', delivery: 'broadcast' })
  async onBookingChanged({ booking }: BookingChanged): Promise<void> {
    this.updates.send('booking.changed', { bookingId: booking.id, version: booking.version });
  }

  @ReactsTo(bookingDriverAssigned, { effect: 'notify-staff-of-driver', delivery: 'broadcast' })
  async onBookingDriverAssigned({ booking }: BookingDriverAssigned): Promise<void> {
    this.updates.send('booking.driver-assigned', { bookingId: booking.id, version: booking.version });
  }

  @ReactsTo(bookingRemoved, { effect: 'notify-staff-of-removal', delivery: 'broadcast' })
  async onBookingRemoved({ bookingId, version }: BookingRemoved): Promise<void> {
    this.updates.send('booking.removed', { bookingId, version });
  }

  @ReactsTo(rideProgressed, { effect: 'notify-staff-of-progress', delivery: 'broadcast' })
  async onRideProgressed({ booking }: RideProgressed): Promise<void> {
    this.updates.send('ride.progressed', { bookingId: booking.id, version: booking.version });
  }

  @ReactsTo(scheduleChanged, { effect: 'notify-staff-of-schedule', delivery: 'broadcast' })
  async onScheduleChanged({ parts }: ScheduleChanged): Promise<void> {
    this.updates.send('schedule.changed', { parts });
  }

  @ReactsTo(recordChanged, { effect: 'notify-staff-of-record', delivery: 'broadcast' })
  async onRecordChanged(): Promise<void> {
    this.updates.send('records.changed', {});
  }

  @ReactsTo(catalogueChanged, { effect: 'notify-staff-of-catalogue', delivery: 'broadcast' })
  async onCatalogueChanged(): Promise<void> {
    this.updates.send('records.changed', {});
  }

  @ReactsTo(placesChanged, { effect: 'notify-staff-of-places', delivery: 'broadcast' })
  async onPlacesChanged(): Promise<void> {
    this.updates.send('records.changed', {});
  }

  @ReactsTo(pricingChanged, { effect: 'notify-staff-of-pricing', delivery: 'broadcast' })
  async onPricingChanged(): Promise<void> {
    this.updates.send('records.changed', {});
  }

  @ReactsTo(pricingExtrasChanged, { effect: 'notify-staff-of-extras', delivery: 'broadcast' })
  async onPricingExtrasChanged(): Promise<void> {
    this.updates.send('records.changed', {});
  }

  @ReactsTo(contactMessageReceived, { effect: 'notify-staff-of-message', delivery: 'broadcast' })
  async onContactMessageReceived(): Promise<void> {
    this.updates.send('records.changed', {});
  }
}
