import { z } from 'zod';
import { calendarDay, rideDate } from '../time/baku-time.js';
import { referenceNumber } from '../bookings/booking.js';
import { dayMs } from '../time/durations.js';
import { usdAmount } from '../money/money.js';
import { driverResponse } from './driver.js';

/** Path of the booking service for the rides for which a driver is paid. */
export const completedRidesPath = '/drivers/:id/completed-rides';
/** The same of all drivers. */
export const drivenRidesPath = '/completed-rides';

/**
 * `days`: max length of a period; `rides`: max rides of a driver in a response, `allRides` of all drivers, `isTruncated` if
 * there are more.
 */
export const completedRidesLimits = { days: 92, rides: 1_000, allRides: 10_000 } as const;

interface RidePeriod {
  readonly from: string;
  readonly to: string;
}

/** Returns the days of a period, both ends included; below 1 if it ends before it begins. */
export function daysInPeriod({ from, to }: RidePeriod): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs + 1;
}

/** First and last ride date, both included. */
export const ridePeriod = {
  from: calendarDay('from.required'),
  to: calendarDay('to.required'),
} as const;

/** Adds the rules for both ends; errors are `to.beforeFrom` and `to.tooLate`. */
export function withPeriodRules<Schema extends z.ZodType<RidePeriod>>(schema: Schema): Schema {
  return schema
    .refine((period) => daysInPeriod(period) >= 1, { path: ['to'], error: 'to.beforeFrom' })
    .refine((period) => daysInPeriod(period) <= completedRidesLimits.days, {
      path: ['to'],
      error: 'to.tooLate',
    });
}

export const completedRidesQuery = withPeriodRules(z.object(ridePeriod));
export type CompletedRidesQuery = z.infer<typeof completedRidesQuery>;

export const completedRide = z
  .object({
    bookingId: z.uuid(),
    referenceNumber,
    customerName: z.string(),
    bookingDate: rideDate,
    /** HH:MM in Baku. */
    bookingTime: z.string().nullable(),
    /** Null if it was never known. */
    durationMinutes: z.number().int().nullable(),
    /** USD; 0 means that no price was agreed. */
    totalPrice: usdAmount,
    /** USD by the driver's rate; null if the rate needs a duration or price that the ride does not have. */
    proposedUsd: z.number().min(0).nullable(),
    /** Names of other drivers who have a payment for the ride that is not cancelled; finance adds them. */
    paidOthers: z.array(z.string()).default([]),
    /**
     * Completed revenue of the ride in cash, in USD, that is linked to the driver, who received it, on any day. Finance
     * adds it, except that of the previous release.
     */
    cashUsd: z.number().optional(),
  })
  .meta({ id: 'CompletedRide' });
export type CompletedRide = z.infer<typeof completedRide>;

/** Completed rides of a driver, the earliest first. */
export const completedRides = z
  .object({
    driver: driverResponse.pick({ id: true, name: true, paymentType: true, paymentRate: true }),
    lines: z.array(completedRide),
    /** Whether there are more rides than the response contains. */
    isTruncated: z.boolean(),
    /** The cash, in USD, that the driver received on the days of the period, also for rides that are not listed; finance adds it too. */
    cashUsd: z.number().optional(),
  })
  .meta({ id: 'CompletedRides' });
export type CompletedRides = z.infer<typeof completedRides>;

/** Completed rides of all drivers, by the drivers' names. Includes drivers without any. */
export const drivenRides = z.object({
  drivers: z.array(
    z.object({
      driver: driverResponse.pick({ id: true, name: true, isActive: true }),
      rides: z.array(completedRide.pick({ bookingId: true, proposedUsd: true })),
    }),
  ),
  isTruncated: z.boolean(),
});
export type DrivenRides = z.infer<typeof drivenRides>;
