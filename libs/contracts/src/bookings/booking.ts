import { z } from 'zod';
import { rideDate } from '../baku-time.js';
import { language } from '../language.js';
import { currencyCode, usdAmount } from '../money.js';
import { bookedExtra } from './prices/booked-extras.js';
import { cancelReasons } from './booking-choices.js';
import { airportDirection, messagingApp } from './booking-details.js';
import { flightCheck } from './flights/flight-check.js';
import { rideStop } from './ride-details/ride-stops.js';
import { shownValue } from '../http/shown-value.js';
import { rideProblem } from './ride-problems.js';
import { storedRidePlaces } from './ride-details/ride-places.js';
import { assignedDriver, driverAssignmentResponse } from './crew/driver-assignment.js';
import { heldVehicle } from './crew/held-vehicle.js';
import { driverProblem, noProgress, rideProgress, rideStep } from './crew/ride-state.js';

export const bookingStatuses = ['pending', 'confirmed', 'completed', 'cancelled'] as const;
export const bookingStatus = z.enum(bookingStatuses);
export type BookingStatus = z.infer<typeof bookingStatus>;

/** `BK` + date in Baku + `-` + 8 characters without the look-alikes I, O, 0 and 1. */
export const referenceNumber = z.string().regex(/^BK\d{8}-[A-HJ-NP-Z2-9]{8}$/);

export const bookingResponse = z
  .object({
    id: z.uuid(),
    referenceNumber,
    status: bookingStatus,
    language,
    customerName: z.string(),
    customerEmail: z.string(),
    customerPhone: z.string(),
    preferredMessagingApp: messagingApp,
    carId: z.uuid(),
    carName: z.string(),
    serviceId: z.uuid().nullable(),
    serviceName: z.string().nullable(),
    serviceNameRu: z.string().nullable(),
    tourId: z.uuid().nullable(),
    tourName: z.string().nullable(),
    tourNameRu: z.string().nullable(),
    bookingDate: rideDate,
    /** HH:MM in Baku. */
    bookingTime: z.string().nullable(),
    passengerCount: z.number().int(),
    pickupLocation: z.string(),
    dropoffLocation: z.string().nullable(),
    ...storedRidePlaces,
    airportDirection: airportDirection.nullable(),
    flightNumber: z.string().nullable(),
    /** HH:MM in Baku: landing (from the airport) or departure (to it). */
    flightTime: z.string().nullable().default(null),
    /** What is to be asked about the flight, as far as number and times say; null without one. */
    flightCheck: flightCheck.nullable().default(null),
    /** On the driver's sign at the airport where it is not the customer's name; see `signOf`. */
    signText: z.string().nullable().default(null),
    /** Suitcases. */
    luggageLarge: z.number().int().default(0),
    luggageSmall: z.number().int().default(0),
    /** On the way, in their order. */
    stops: z.array(rideStop).default([]),
    specialRequests: z.string().nullable(),
    /** USD; 0 means that the price is to be agreed. */
    totalPrice: usdAmount,
    /** The part of the ride itself; null where it is not known. */
    basePrice: usdAmount.nullable().default(null),
    /** The part of its extras; not in a total that is to be agreed. */
    extrasPrice: usdAmount.default(0),
    extras: z.array(bookedExtra).default([]),
    /** The currency that the customer looked at, the rate of that moment and the amount it gave. */
    currency: currencyCode,
    exchangeRate: z.number(),
    convertedPrice: z.number(),
    /** The vehicle that the ride is to have; `isHeld` of the detail says whether it is held. */
    vehicleId: z.uuid().nullable().default(null),
    /** The moment of `bookingDate` and `bookingTime`; null without a time, and for bookings of before vehicles were known. */
    startsAt: z.iso.datetime().nullable().default(null),
    /** `startsAt` plus `durationMinutes`. */
    endsAt: z.iso.datetime().nullable().default(null),
    /** How long the ride takes, and how long its vehicle and driver stay occupied after it, in minutes. */
    durationMinutes: z.number().int().nullable().default(null),
    bufferMinutes: z.number().int().nullable().default(null),
    /** Rises when what the customer or the driver goes by changes: mails and calendar entries of a lower one are out of date. */
    scheduleVersion: z.number().int().default(1),
    /** Completed revenue that is linked to it, in USD; finance keeps it, and this copy follows within a moment. */
    paidUsd: z.number().min(0).default(0),
    /** How and on which day in Baku the last of it was received. */
    paymentMethod: z.string().nullable().default(null),
    paidOn: rideDate.nullable().default(null),
    /** What both legs of a trip have in common; null for a single ride. */
    tripId: z.uuid().nullable().default(null),
    /** 1: the ride there; 2: the ride back. */
    leg: z.number().int().nullable().default(null),
    /** Whether a visitor booked it for sooner than the booking rules ask for. */
    urgent: z.boolean().default(false),
    /** Why the customer has cancelled, where they did it themselves, and what they owe for it in USD. */
    cancelReason: shownValue(cancelReasons).nullable().default(null),
    cancelNote: z.string().nullable().default(null),
    feeDueUsd: usdAmount.nullable().default(null),
    /** Whether the driver is to collect what is still open of the price. */
    driverCollects: z.boolean().default(false),
    /** Since when a cancellation costs its fee however early it is: the customer moved the ride when it was due. */
    feeDueSince: z.iso.datetime().nullable().default(null),
    /** Whether the customer wants no reminders of it. */
    remindersOff: z.boolean().default(false),
    isManual: z.boolean(),
    /** The admin who entered a manual booking. */
    createdBy: z.string().nullable(),
    /** Rises with every change; a change made on an older version is rejected as `record.stale`. */
    version: z.number().int(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'Booking' });
export type BookingResponse = z.infer<typeof bookingResponse>;

const placedLeg = bookingResponse.extend({
  /** Whether it holds no vehicle because its customer had as many open requests as hold one; vehicles may be free. */
  manyOpenRequests: z.boolean().default(false),
});
export type PlacedLeg = z.infer<typeof placedLeg>;

/** What a new booking is answered with, to staff too: the booking, and that of the ride back. */
export const placedTrip = placedLeg
  .extend({ returnBooking: placedLeg.nullable().default(null) })
  .meta({ id: 'PlacedTrip' });
export type PlacedTrip = z.infer<typeof placedTrip>;

/** What a visitor gets to know of one ride of a new booking. */
export const placedRide = placedLeg
  .omit({
    flightCheck: true,
    vehicleId: true,
    bufferMinutes: true,
    scheduleVersion: true,
    paidUsd: true,
    paymentMethod: true,
    paidOn: true,
    cancelReason: true,
    cancelNote: true,
    feeDueUsd: true,
    driverCollects: true,
    feeDueSince: true,
    remindersOff: true,
  })
  .extend({
    /** Whether a vehicle is held for the ride; without one, and without a time, it is a request. */
    carHeld: z.boolean(),
  })
  .meta({ id: 'PlacedRide' });
export type PlacedRide = z.infer<typeof placedRide>;

/** What a visitor gets to know of a new booking. */
export const placedBookingResponse = placedRide
  .extend({
    /** The ride back where one was booked too: a booking of its own. */
    returnBooking: placedRide.nullable().default(null),
  })
  .meta({ id: 'PlacedBooking' });
export type PlacedBookingResponse = z.infer<typeof placedBookingResponse>;

const bookingHistoryEntry = z
  .object({
    id: z.uuid(),
    fromStatus: bookingStatus.nullable(),
    toStatus: bookingStatus,
    /** `customer`, `system`, or the admin's id. */
    changedBy: z.string(),
    changedAt: z.iso.datetime(),
  })
  .meta({ id: 'BookingHistoryEntry' });
export type BookingHistoryEntry = z.infer<typeof bookingHistoryEntry>;

/** A booking as staff's list shows it. */
export const bookingListItem = bookingResponse
  .extend({
    driver: assignedDriver.nullable(),
    /** How far its driver is. */
    progress: rideProgress.default(noProgress),
  })
  .meta({ id: 'BookingListItem' });
export type BookingListItem = z.infer<typeof bookingListItem>;

/** The other leg of a trip, as the page of one shows it. */
export const otherLeg = z
  .object({
    id: z.uuid(),
    referenceNumber,
    leg: z.number().int(),
    status: bookingStatus,
    bookingDate: rideDate,
    bookingTime: z.string().nullable(),
  })
  .meta({ id: 'OtherLeg' });
export type OtherLeg = z.infer<typeof otherLeg>;

export const bookingDetailResponse = bookingListItem
  .extend({
    /** Null where none was free, and for a ride without a time. */
    vehicle: heldVehicle.nullable().default(null),
    /** What needs attention; none of it prevents a change. */
    problems: z.array(rideProblem).default([]),
    /** The same of its driver's answers and steps. */
    driverProblems: z.array(driverProblem).default([]),
    /** What its drivers, and staff for them, have said of the ride, oldest first. */
    steps: z.array(rideStep).default([]),
    /** Null for a single ride. */
    otherLeg: otherLeg.nullable().default(null),
    /** Whether it is one of the examples of a first start. */
    isDemo: z.boolean().default(false),
    /** Oldest first. */
    history: z.array(bookingHistoryEntry),
    /** Newest first; the newest is the present one. */
    assignments: z.array(driverAssignmentResponse),
  })
  .meta({ id: 'BookingDetail' });
export type BookingDetailResponse = z.infer<typeof bookingDetailResponse>;
