import { InvalidateCacheOnCatalogueChanged } from './response-cache/invalidate-cache.on-catalogue-changed.js';
import { InvalidateCacheOnPlacesChanged } from './response-cache/invalidate-cache.on-places-changed.js';
import { InvalidateCacheOnPricingChanged } from './response-cache/invalidate-cache.on-pricing-changed.js';
import { InvalidateCacheOnExtrasChanged } from './response-cache/invalidate-cache.on-extras-changed.js';
import { NotifyStaffOnBookingChanged } from './live-updates/notify-staff/notify-staff.on-booking-changed.js';
import { InvalidateCacheOnScheduleChanged } from './response-cache/invalidate-cache.on-schedule-changed.js';
import { NotifyStaffOnBookingCreated } from './live-updates/notify-staff/notify-staff.on-booking-created.js';
import { NotifyStaffOnBookingDriverAssigned } from './live-updates/notify-staff/notify-staff.on-booking-driver-assigned.js';
import { NotifyStaffOnBookingRemoved } from './live-updates/notify-staff/notify-staff.on-booking-removed.js';
import { NotifyStaffOnBookingStatusChanged } from './live-updates/notify-staff/notify-staff.on-booking-status-changed.js';
import { NotifyStaffOnRecordChanged } from './live-updates/notify-staff/notify-staff.on-record-changed.js';
import { NotifyStaffOnPricingChanged } from './live-updates/notify-staff/notify-staff.on-pricing-changed.js';
import { NotifyStaffOnExtrasChanged } from './live-updates/notify-staff/notify-staff.on-extras-changed.js';
import { NotifyStaffOnPlacesChanged } from './live-updates/notify-staff/notify-staff.on-places-changed.js';
import { NotifyStaffOnCatalogueChanged } from './live-updates/notify-staff/notify-staff.on-catalogue-changed.js';
import { NotifyStaffOnScheduleChanged } from './live-updates/notify-staff/notify-staff.on-schedule-changed.js';
import { NotifyStaffOnContactMessageReceived } from './live-updates/notify-staff/notify-staff.on-contact-message-received.js';
import { NotifyStaffOnRideProgressed } from './live-updates/notify-staff/notify-staff.on-ride-progressed.js';

/** Every event that the gateway reacts to, and what it does. */
export const subscriptions = [
  InvalidateCacheOnCatalogueChanged,
  InvalidateCacheOnPlacesChanged,
  InvalidateCacheOnPricingChanged,
  InvalidateCacheOnExtrasChanged,
  NotifyStaffOnBookingChanged,
  InvalidateCacheOnScheduleChanged,
  NotifyStaffOnBookingCreated,
  NotifyStaffOnBookingDriverAssigned,
  NotifyStaffOnBookingRemoved,
  NotifyStaffOnBookingStatusChanged,
  NotifyStaffOnRecordChanged,
  NotifyStaffOnPricingChanged,
  NotifyStaffOnExtrasChanged,
  NotifyStaffOnPlacesChanged,
  NotifyStaffOnCatalogueChanged,
  NotifyStaffOnScheduleChanged,
  NotifyStaffOnContactMessageReceived,
  NotifyStaffOnRideProgressed,
];
