import { z } from 'zod';
import { paymentsDecision } from '../bookings/prices/booking-payments.js';
import { bookingResponse, bookingStatus, referenceNumber } from '../bookings/booking.js';
import { changedField } from '../bookings/changes/booking-change.js';
import { describedVehicle, emailedDriver } from '../bookings/crew/ride-crew.js';
import { rideState } from '../bookings/crew/ride-state.js';
import { rideLink } from '../rides/ride-link.js';
import { transactionTextLimits } from '../finance/transaction.js';
import { bookingExample, driverExample, linkExample, vehicleExample } from './booking-example.js';
import { defineEvent } from './event-definition.js';

/** The booking in events is the full response, so that reactions need not call the booking service. */
const bookingInEvent = bookingResponse;

/** BookingCreated: a customer or staff created a booking. */
export const bookingCreated = defineEvent({
  routingKey: 'booking.created.v1',
  reactions: [
    'notifications.email-customer-of-booking',
    'notifications.email-staff-of-booking',
    'notifications.plan-messages-of-booking',
    'finance.record-revenue',
  ],
  data: z.object({
    booking: bookingInEvent,
    /** Whether staff have marked a manual booking as paid; if absent, nothing was paid. */
    paymentReceived: z.boolean().optional(),
    /** Payment method that staff entered. */
    paymentMethod: z.string().max(transactionTextLimits.paymentMethod).optional(),
    /** Whether the customer of a manual booking gets its confirmation now. */
    sendConfirmation: z.boolean().optional(),
    /** Cancellation terms of a visitor's booking; absent for manual bookings. */
    cancelTerms: z.object({ freeCancelHours: z.number(), lateCancelPercent: z.number() }).optional(),
    /** Free waiting times by the rules at that time; absent from events of the previous release. */
    waitTerms: z.object({ airportWaitMinutes: z.number(), freeWaitMinutes: z.number() }).optional(),
    /** Driver and vehicle, if staff assigned them at once; absent from events of the previous release. */
    driver: emailedDriver.nullable().optional(),
    vehicle: describedVehicle.nullable().optional(),
    /** The customer's link; absent from events of the previous release. */
    link: rideLink.optional(),
  }),
  example: {
    booking: bookingExample,
    cancelTerms: { freeCancelHours: 24, lateCancelPercent: 50 },
    waitTerms: { airportWaitMinutes: 60, freeWaitMinutes: 15 },
    link: linkExample,
  },
});
export type BookingCreated = z.infer<typeof bookingCreated.data>;

/** BookingStatusChanged: a booking has another status. */
export const bookingStatusChanged = defineEvent({
  routingKey: 'booking.status-changed.v1',
  reactions: [
    'notifications.email-customer-of-status',
    'notifications.plan-messages-of-status',
    'notifications.email-staff-of-cancellation',
    'finance.settle-payments',
  ],
  data: z.object({
    booking: bookingInEvent,
    fromStatus: bookingStatus,
    changedBy: z.string(),
    /** Id of the entry in the booking's history. */
    changeId: z.uuid().optional(),
    /** The change that this one undoes. */
    undoesChangeId: z.uuid().optional(),
    /** False if the customer gets no email about it. */
    tellCustomer: z.boolean().optional(),
    /** What happens to the payments; if absent, they stay. */
    payments: paymentsDecision.optional(),
    /** Current driver and vehicle: a reactivated booking may have lost them. Absent from events of the previous release. */
    driver: emailedDriver.nullable().optional(),
    vehicle: describedVehicle.nullable().optional(),
    /** The customer's link; absent from events of the previous release. */
    link: rideLink.optional(),
  }),
  example: {
    booking: { ...bookingExample, status: 'confirmed', version: 2 },
    fromStatus: 'pending',
    changedBy: '0198c0de-0000-7000-8000-000000000009',
    changeId: '0198c0de-0000-7000-8000-000000000012',
    link: linkExample,
  },
});
export type BookingStatusChanged = z.infer<typeof bookingStatusChanged.data>;

/**
 * Why `bookingChanged` was published: the booking was edited; or, without a change of a field, what was received for it, the
 * link of its customer, whether reminders are wanted, or its driver's or vehicle's details changed.
 */
export type BookingChangeReason = 'edit' | 'payment' | 'link' | 'reminders' | 'crew';

/** BookingChanged: a booking was edited or moved, or what its event carries changed; its status did not change. */
export const bookingChanged = defineEvent({
  routingKey: 'booking.changed.v1',
  reactions: [
    'notifications.email-customer-of-change',
    'notifications.plan-messages-of-change',
    'notifications.email-staff-of-change',
  ],
  data: z.object({
    booking: bookingInEvent,
    /** Current vehicle and driver, or null. */
    vehicle: describedVehicle.nullable(),
    driver: emailedDriver.nullable(),
    changes: z.array(changedField),
    /**
     * A `BookingChangeReason`, or one that a later release adds. Absent from events of the previous release; required once none of
     * them is stored in an outbox or is a dead letter.
     */
    reason: z.string().optional(),
    /** `customer`, `driver`, `system`, or the admin's id. */
    changedBy: z.string(),
    /** Whether the customer gets an email about it. */
    tellCustomer: z.boolean(),
    /** The customer's link; absent from events of the previous release. */
    link: rideLink.optional(),
  }),
  example: {
    booking: {
      ...bookingExample,
      status: 'confirmed',
      bookingTime: '16:00',
      startsAt: '2026-12-05T12:00:00.000Z',
      endsAt: '2026-12-05T13:00:00.000Z',
      passengerCount: 3,
      scheduleVersion: 2,
      version: 4,
    },
    vehicle: vehicleExample,
    driver: driverExample,
    changes: [
      { field: 'bookingTime', from: '14:30', to: '16:00' },
      { field: 'passengerCount', from: 2, to: 3 },
    ],
    reason: 'edit',
    changedBy: '0198c0de-0000-7000-8000-000000000009',
    tellCustomer: true,
    link: linkExample,
  },
});
export type BookingChanged = z.infer<typeof bookingChanged.data>;

/** BookingDriverAssigned: staff assigned a driver to a booking, or took the driver off (driver null). */
export const bookingDriverAssigned = defineEvent({
  routingKey: 'booking.driver-assigned.v1',
  reactions: ['notifications.plan-messages-of-driver'],
  data: z.object({
    booking: bookingInEvent,
    driver: emailedDriver.nullable(),
    assignedBy: z.string(),
  }),
  example: {
    booking: { ...bookingExample, status: 'confirmed', version: 3 },
    driver: driverExample,
    assignedBy: '0198c0de-0000-7000-8000-000000000009',
  },
});
export type BookingDriverAssigned = z.infer<typeof bookingDriverAssigned.data>;

/**
 * RideProgressed: a ride's driver was asked, has responded or reported a step; or staff set the state. The booking's version
 * is unchanged. If the driver is taken off, the state is `none`, or `declined` if the driver declined.
 */
export const rideProgressed = defineEvent({
  routingKey: 'ride.progressed.v1',
  reactions: ['notifications.plan-messages-of-progress'],
  data: z.object({
    booking: bookingInEvent,
    /** The current driver; null after the driver declined. */
    driver: emailedDriver.nullable(),
    /** The vehicle that the ride currently holds, or null. */
    vehicle: describedVehicle.nullable(),
    fromState: rideState,
    toState: rideState,
    /** By the clock of the device that reported it; the order of steps is that of their arrival. */
    happenedAt: z.iso.datetime(),
    /** `driver:<id>`, `system`, or the admin's id. */
    by: z.string(),
    /** The customer's link. */
    link: rideLink.optional(),
  }),
  example: {
    booking: { ...bookingExample, status: 'confirmed', version: 3 },
    driver: driverExample,
    vehicle: vehicleExample,
    fromState: 'accepted',
    toState: 'on_the_way',
    happenedAt: '2026-12-05T09:45:00.000Z',
    by: 'driver:0198c0de-0000-7000-8000-000000000011',
    link: linkExample,
  },
});
export type RideProgressed = z.infer<typeof rideProgressed.data>;

/** BookingRemoved: staff deleted a booking. Emails, transactions and logs retain their copies of it. */
export const bookingRemoved = defineEvent({
  routingKey: 'booking.removed.v1',
  reactions: ['finance.settle-removed', 'notifications.plan-messages-of-removal'],
  data: z.object({
    bookingId: z.uuid(),
    referenceNumber,
    /** The version that the admin saw. */
    version: z.number().int(),
    removedBy: z.string(),
    /** For the texts of finance about its payments. */
    customerName: z.string().optional(),
    payments: paymentsDecision.optional(),
  }),
  example: {
    bookingId: bookingExample.id,
    referenceNumber: bookingExample.referenceNumber,
    version: 3,
    removedBy: '0198c0de-0000-7000-8000-000000000009',
  },
});
export type BookingRemoved = z.infer<typeof bookingRemoved.data>;

/** RideLinkRequested: a customer requested a lost link to the ride page. */
export const rideLinkRequested = defineEvent({
  routingKey: 'ride-link.requested.v1',
  reactions: ['notifications.email-link'],
  data: z.object({ booking: bookingInEvent, link: rideLink }),
  example: { booking: bookingExample, link: linkExample },
});
export type RideLinkRequested = z.infer<typeof rideLinkRequested.data>;
