import { z } from 'zod';
import { rideDate } from '../time/baku-time.js';
import { airportDirection, messagingApp } from '../bookings/booking-details.js';
import { flightCheck } from '../bookings/flights/flight-check.js';
import { bookingStatus, referenceNumber } from '../bookings/booking.js';
import { rideProblem } from '../bookings/ride-problems.js';
import { triedLink } from '../driver-page/driver-link.js';
import { driverProblem, noProgress, rideProgress } from '../bookings/crew/ride-state.js';
import { usdAmount } from '../money/money.js';

/** Path of the booking service for the dispatch board. */
export const dispatchBoardPath = '/dispatch';

/** Max rides in a response; `isTruncated` if there are more. */
export const dispatchBoardRideLimit = 2_000;

export const dispatchBoardQuery = z.object({
  /** The first day, in Baku; the board's last day must be in the year 9999 at the latest. */
  from: rideDate.refine((day) => day < '9999-12-25', 'from.invalid'),
  days: z.coerce.number('days.invalid').int('days.invalid').min(1, 'days.invalid').max(7, 'days.invalid'),
  /** `1` leaves out rides without a problem, and adds unfinished ones of the day before. */
  problems: z.literal('1', 'problems.invalid').optional(),
});
export type DispatchBoardQuery = z.infer<typeof dispatchBoardQuery>;

const boardVehicle = z
  .object({
    id: z.uuid(),
    carId: z.uuid(),
    /** The car's current name and seats in the catalogue; null while it is unavailable. */
    carName: z.string().nullable().default(null),
    seats: z.number().int().nullable().default(null),
    label: z.string(),
    plate: z.string().nullable(),
    isActive: z.boolean(),
  })
  .meta({ id: 'BoardVehicle' });
export type BoardVehicle = z.infer<typeof boardVehicle>;

const boardDriver = z
  .object({
    id: z.uuid(),
    name: z.string(),
    isActive: z.boolean(),
    /** HH:MM by weekday, 1 is Monday; an `until` not after `from` is on the next day. Empty: always at work. */
    hours: z.array(z.object({ weekday: z.number().int(), from: z.string(), until: z.string() })).default([]),
  })
  .meta({ id: 'BoardDriver' });
export type BoardDriver = z.infer<typeof boardDriver>;

/** A ride on the board. It has no email address and, beyond tomorrow, no phone number. */
const boardRide = z
  .object({
    id: z.uuid(),
    version: z.number().int(),
    referenceNumber,
    status: bookingStatus,
    customerName: z.string(),
    /** Only for rides of today and tomorrow. */
    customerPhone: z.string().nullable(),
    preferredMessagingApp: messagingApp,
    passengerCount: z.number().int(),
    pickupLocation: z.string(),
    dropoffLocation: z.string().nullable(),
    airportDirection: airportDirection.nullable(),
    flightNumber: z.string().nullable(),
    flightTime: z.string().nullable().default(null),
    flightCheck: flightCheck.nullable().default(null),
    /** The booked car and its name at that time. */
    carId: z.uuid(),
    carName: z.string(),
    bookingDate: rideDate,
    /** HH:MM in Baku. */
    bookingTime: z.string().nullable(),
    /** Null without a time. */
    startsAt: z.iso.datetime().nullable(),
    endsAt: z.iso.datetime().nullable(),
    durationMinutes: z.number().int(),
    bufferMinutes: z.number().int(),
    /**
     * The usual buffer, which applies again after a move to another time or vehicle. Absent if the buffer is the usual one, and
     * from services of the previous release.
     */
    usualBufferMinutes: z.number().int().optional(),
    /** Vehicle and driver that it holds; for a ride without a time, its assigned driver. */
    vehicleId: z.uuid().nullable(),
    driverId: z.uuid().nullable(),
    /** USD; 0 means that the price is to be agreed. */
    totalPrice: usdAmount,
    /** Received payments in USD. */
    paidUsd: z.number().min(0).default(0),
    problems: z.array(rideProblem),
    /** The driver's progress and its problems. */
    progress: rideProgress.default(noProgress),
    driverProblems: z.array(driverProblem).default([]),
    /**
     * For a ride that runs over: the next ride of its driver or vehicle, which needs another one, and its day, absent from
     * services of the previous release.
     */
    runsInto: z
      .object({ id: z.uuid(), referenceNumber, bookingDate: z.iso.date().optional() })
      .nullable()
      .default(null),
    createdAt: z.iso.datetime(),
    /** Since when a pending ride has waited for an answer; absent from services of the previous release. */
    pendingSince: z.iso.datetime().optional(),
    /** Whether a pending ride waits because its customer changed it after it was confirmed; absent from the same. */
    isCustomerChange: z.boolean().optional(),
  })
  .meta({ id: 'BoardRide' });
export type BoardRide = z.infer<typeof boardRide>;

/** A block: a time at which a vehicle or a driver takes no rides. */
const boardBlock = z
  .object({
    id: z.uuid(),
    vehicleId: z.uuid().nullable(),
    driverId: z.uuid().nullable(),
    kind: z.string(),
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    notes: z.string().nullable(),
  })
  .meta({ id: 'BoardBlock' });
export type BoardBlock = z.infer<typeof boardBlock>;

/** A closed period: a time for which visitors can't book. */
const boardClosedPeriod = z
  .object({
    id: z.uuid(),
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    reason: z.string(),
    reasonRu: z.string(),
  })
  .meta({ id: 'BoardClosedPeriod' });
export type BoardClosedPeriod = z.infer<typeof boardClosedPeriod>;

/** The board of some days: rides that overlap them, and their rides without a time. */
export const dispatchBoard = z
  .object({
    /** The server's clock. */
    now: z.iso.datetime(),
    /** Active vehicles, and inactive ones that have rides on the board; sorted by car and label. */
    vehicles: z.array(boardVehicle),
    /** Active drivers, and inactive ones that have rides on the board; sorted by name. */
    drivers: z.array(boardDriver),
    /** Rides that are not cancelled, by start; those without a time first. */
    rides: z.array(boardRide),
    blocks: z.array(boardBlock).default([]),
    closedPeriods: z.array(boardClosedPeriod).default([]),
    /** Drivers' links that wrong PINs have locked or ended within a day. */
    triedLinks: z.array(triedLink).default([]),
    /** There are more than `dispatchBoardRideLimit` rides. */
    isTruncated: z.boolean(),
  })
  .meta({ id: 'DispatchBoard' });
export type DispatchBoard = z.infer<typeof dispatchBoard>;
