import { z } from 'zod';
import { rideDate } from '../time/baku-time.js';
import { airportDirection, messagingApp } from '../bookings/booking-details.js';
import { bookedExtra } from '../bookings/prices/booked-extras.js';
import { bookingStatus, referenceNumber } from '../bookings/booking.js';
import { usdAmount } from '../money/money.js';
import { rideState } from '../bookings/crew/ride-state.js';
import { signedInDriver } from './driver-session.js';

/** A place of a ride: its text and, for a catalogue place with coordinates, its position. */
const driverPlace = z
  .object({
    text: z.string(),
    /** The catalogue place that it was chosen from. */
    placeId: z.uuid().nullable().default(null),
    latitude: z.number().nullable().default(null),
    longitude: z.number().nullable().default(null),
  })
  .meta({ id: 'DriverPlace' });
export type DriverPlace = z.infer<typeof driverPlace>;

/** The customer's data that the driver needs; visible only around the time of the ride. */
const driverContact = z
  .object({
    name: z.string(),
    /** In international format if it is a phone number, else as entered. */
    phone: z.string().nullable(),
    /** `+994501234567`, for links; null if it is not a phone number, and from replicas of the previous release. */
    phoneE164: z.string().nullable().default(null),
    /** The messenger that the customer prefers. */
    messagingApp,
    /** Entrance, room or gate. */
    pickupNote: z.string().nullable(),
    flightNumber: z.string().nullable(),
    /** HH:MM in Baku: landing or departure. */
    flightTime: z.string().nullable(),
    airportDirection: airportDirection.nullable(),
    /** Text of the sign at the airport; null if no sign is needed. */
    signText: z.string().nullable(),
    stops: z.array(driverPlace),
    extras: z.array(bookedExtra.pick({ code: true, name: true, nameRu: true, count: true })),
    specialRequests: z.string().nullable(),
    /** Notes of staff to the driver. */
    notes: z.string().nullable(),
    /** USD that the driver collects; null if staff have not set this or nothing is open. */
    collectUsd: usdAmount.nullable(),
  })
  .meta({ id: 'DriverContact' });
export type DriverContact = z.infer<typeof driverContact>;

/** A step that the driver can take now or later; both moments are inclusive, null means no limit. */
const possibleStep = z
  .object({
    to: rideState,
    from: z.iso.datetime().nullable(),
    until: z.iso.datetime().nullable(),
  })
  .meta({ id: 'PossibleStep' });

/** A ride on the driver's page. */
export const driverRide = z
  .object({
    id: z.uuid(),
    referenceNumber,
    status: bookingStatus,
    /** Shown crossed out for two hours, then removed. */
    isCancelled: z.boolean(),
    cancelledAt: z.iso.datetime().nullable(),
    state: rideState,
    /** When the state was reached. */
    since: z.iso.datetime().nullable(),
    bookingDate: rideDate,
    /** HH:MM in Baku; null without a time. */
    bookingTime: z.string().nullable(),
    /** Null without a time. */
    startsAt: z.iso.datetime().nullable(),
    endsAt: z.iso.datetime().nullable(),
    /** Input of `stepWindows`, for steps that are taken without a network; see `steppedRideOf`. */
    rules: z.object({
      startsAt: z.iso.datetime(),
      endsAt: z.iso.datetime(),
      hasTime: z.boolean(),
      waitMinutes: z.number().int(),
      arrivedAt: z.iso.datetime().nullable(),
    }),
    /** Steps from the current state, the usual one first. */
    steps: z.array(possibleStep),
    /** The state to which the driver can undo the last step, and until when; null if not possible. */
    undo: z.object({ to: rideState, until: z.iso.datetime() }).nullable(),
    from: driverPlace,
    to: driverPlace.nullable(),
    passengerCount: z.number().int(),
    luggageLarge: z.number().int(),
    luggageSmall: z.number().int(),
    /** Null if the ride holds none. */
    vehicle: z
      .object({
        label: z.string(),
        plate: z.string().nullable(),
        carId: z.uuid().nullable().default(null),
        /** Current name of the vehicle's car; that of the booked car while the catalogue is unavailable. */
        carName: z.string(),
        colour: z.string().nullable(),
        colourRu: z.string().nullable(),
      })
      .nullable(),
    /** Null until `contactsFromHours` before the start, and from 12 hours after the ride is done. */
    contact: driverContact.nullable(),
    /** From when `contact` will be present; null if it already is, or no longer. */
    contactFrom: z.iso.datetime().nullable(),
    /** Fields (of `bookingChangeFields`) that were changed since the driver last pressed Seen; null if none were. */
    changed: z.object({ at: z.iso.datetime(), fields: z.array(z.string()) }).nullable(),
  })
  .meta({ id: 'DriverRide' });
export type DriverRide = z.infer<typeof driverRide>;

/** The driver's rides from 12 hours ago to 14 days ahead, the earliest first. */
export const driverRidesResponse = z
  .object({
    driver: signedInDriver,
    /** Null while the catalogue is unavailable. */
    company: z.object({ name: z.string(), phone: z.string() }).nullable().default(null),
    /** The server's clock, by which the page computes times. */
    serverNow: z.iso.datetime(),
    rides: z.array(driverRide),
    /** The page was opened by another driver's link: it asks for that driver's PIN. */
    isOtherLink: z.boolean().default(false),
  })
  .meta({ id: 'DriverRides' });
export type DriverRidesResponse = z.infer<typeof driverRidesResponse>;
