import { z } from 'zod';
import { rideDate } from '../baku-time.js';
import { airportDirection, messagingApp } from '../bookings/booking-details.js';
import { bookedExtra } from '../bookings/prices/booked-extras.js';
import { bookingStatus, referenceNumber } from '../bookings/booking.js';
import { usdAmount } from '../money.js';
import { rideState } from '../bookings/crew/ride-state.js';
import { signedInDriver } from './driver-session.js';

/** A place of a ride: its text, and where a map shows it, of a place of the catalogue that has coordinates. */
const driverPlace = z
  .object({
    text: z.string(),
    /** Of the catalogue, where it was chosen as one. */
    placeId: z.uuid().nullable().default(null),
    latitude: z.number().nullable().default(null),
    longitude: z.number().nullable().default(null),
  })
  .meta({ id: 'DriverPlace' });
export type DriverPlace = z.infer<typeof driverPlace>;

/** What a driver needs of the customer, and sees only near the ride. */
const driverContact = z
  .object({
    name: z.string(),
    /** International where it is a phone number, else as it was written. */
    phone: z.string().nullable(),
    /** `+994501234567`, for links; null where the text is no phone number, and from a replica of the release before. */
    phoneE164: z.string().nullable().default(null),
    /** The messenger that the customer prefers. */
    messagingApp,
    /** Entrance, room or gate. */
    pickupNote: z.string().nullable(),
    flightNumber: z.string().nullable(),
    /** HH:MM in Baku: landing or departure. */
    flightTime: z.string().nullable(),
    airportDirection: airportDirection.nullable(),
    /** For the sign at the airport; null where no sign is needed. */
    signText: z.string().nullable(),
    stops: z.array(driverPlace),
    extras: z.array(bookedExtra.pick({ code: true, name: true, nameRu: true, count: true })),
    specialRequests: z.string().nullable(),
    /** Of staff to the driver who has the ride. */
    notes: z.string().nullable(),
    /** USD that the driver is to collect, where staff have said so and something is open; null else. */
    collectUsd: usdAmount.nullable(),
  })
  .meta({ id: 'DriverContact' });
export type DriverContact = z.infer<typeof driverContact>;

/** A step that the driver may take now or later; moments are inside, null is no limit. */
const possibleStep = z
  .object({
    to: rideState,
    from: z.iso.datetime().nullable(),
    until: z.iso.datetime().nullable(),
  })
  .meta({ id: 'PossibleStep' });

/** A ride as its driver sees it. */
export const driverRide = z
  .object({
    id: z.uuid(),
    referenceNumber,
    status: bookingStatus,
    /** Crossed out for two hours, then gone. */
    isCancelled: z.boolean(),
    cancelledAt: z.iso.datetime().nullable(),
    state: rideState,
    /** When it came so far. */
    since: z.iso.datetime().nullable(),
    bookingDate: rideDate,
    /** HH:MM in Baku; null without a time. */
    bookingTime: z.string().nullable(),
    /** Null without a time. */
    startsAt: z.iso.datetime().nullable(),
    endsAt: z.iso.datetime().nullable(),
    /** What `stepWindows` needs, for steps that are taken without network: see `steppedRideOf`. */
    rules: z.object({
      startsAt: z.iso.datetime(),
      endsAt: z.iso.datetime(),
      hasTime: z.boolean(),
      waitMinutes: z.number().int(),
      arrivedAt: z.iso.datetime().nullable(),
    }),
    /** From the present state, the usual one first. */
    steps: z.array(possibleStep),
    /** The last step of this driver can be taken back to that state until then; null where it can't. */
    undo: z.object({ to: rideState, until: z.iso.datetime() }).nullable(),
    from: driverPlace,
    to: driverPlace.nullable(),
    passengerCount: z.number().int(),
    luggageLarge: z.number().int(),
    luggageSmall: z.number().int(),
    /** Null where the ride holds none. */
    vehicle: z
      .object({
        label: z.string(),
        plate: z.string().nullable(),
        carId: z.uuid().nullable().default(null),
        /** The vehicle's car by its present name; while the catalogue is unavailable, the booked one. */
        carName: z.string(),
        colour: z.string().nullable(),
        colourRu: z.string().nullable(),
      })
      .nullable(),
    /** Null until `contactsFromHours` before the start, and from 12 hours after the ride is done. */
    contact: driverContact.nullable(),
    /** From when `contact` is there; null where it is, or is not any more. */
    contactFrom: z.iso.datetime().nullable(),
    /** What was changed since the driver last pressed Seen: names of fields, as `bookingChangeFields`; null where nothing was. */
    changed: z.object({ at: z.iso.datetime(), fields: z.array(z.string()) }).nullable(),
  })
  .meta({ id: 'DriverRide' });
export type DriverRide = z.infer<typeof driverRide>;

/** The rides of the driver, from 12 hours ago to 14 days ahead, the earliest first. */
export const driverRidesResponse = z
  .object({
    driver: signedInDriver,
    /** Null while the catalogue is unavailable. */
    company: z.object({ name: z.string(), phone: z.string() }).nullable().default(null),
    /** The server's clock, by which the page reckons. */
    serverNow: z.iso.datetime(),
    rides: z.array(driverRide),
    /** The link that the page was opened by is another driver's: the page asks for that driver's PIN. */
    isOtherLink: z.boolean().default(false),
  })
  .meta({ id: 'DriverRides' });
export type DriverRidesResponse = z.infer<typeof driverRidesResponse>;
