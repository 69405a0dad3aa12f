import { z } from 'zod';
import { changedField } from '../bookings/changes/booking-change.js';
import { transactionResponse } from './transaction.js';
import { idInput } from '../http/id-input.js';
import { pageOf, pageQuery } from '../http/page.js';

/** Path of the booking service for rides that have changed since their drivers were paid. */
export const changedRidesPath = '/changed-rides';

/** Max payments, the newest, that are compared with their rides. */
export const comparedPaymentsLimit = 1_000;

/** The gateway's command to the booking service: drivers' payments that finance knows. */
export const findChangedRidesCommand = z.object({
  payments: z
    .array(z.object({ id: z.uuid(), bookingId: z.uuid(), driverId: z.uuid(), updatedAt: z.iso.datetime() }))
    .max(comparedPaymentsLimit),
});
export type FindChangedRidesCommand = z.infer<typeof findChangedRidesCommand>;

const change = {
  /** Why the ride is no longer a completed one; null if it still is. */
  ended: z.enum(['cancelled', 'reopened', 'deleted']).nullable(),
  /** Whether the ride was given to another driver, or to none. */
  isOtherDriver: z.boolean(),
  /** Name of the ride's present driver. */
  driverName: z.string().nullable(),
  /** The price or the length: at the payment, and now. */
  changes: z.array(changedField),
} as const;

export const rideChanges = z.array(z.object({ paymentId: z.uuid(), ...change }));
export type RideChanges = z.infer<typeof rideChanges>;

/** Query for the paid rides of one driver, or of all, that have changed since. */
export const changedRidesQuery = z.object({ driverId: idInput('driverId.invalid').optional() });
export type ChangedRidesQuery = z.infer<typeof changedRidesQuery>;

/** Lists them by the day of the payment, newest first. */
export const listChangedRidesQuery = changedRidesQuery.extend(pageQuery);
export type ListChangedRidesQuery = z.infer<typeof listChangedRidesQuery>;

/** A ride that has changed since its driver was paid, with that payment. */
export const changedRide = z.object({ payment: transactionResponse, ...change }).meta({ id: 'ChangedRide' });
export type ChangedRide = z.infer<typeof changedRide>;

/** One page of them; its total counts all pages. */
export const changedRidePage = pageOf(changedRide).meta({ id: 'ChangedRidePage' });
export type ChangedRidePage = z.infer<typeof changedRidePage>;
