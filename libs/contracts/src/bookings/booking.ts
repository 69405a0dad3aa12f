import { z } from 'zod';
import { rideDate } from '../time/baku-time.js';
import { language } from '../languages/language.js';
import { currencyCode, usdAmount } from '../money/money.js';
import { bookedExtra } from './prices/booked-extras.js';
import { cancelReasons } from './booking-choices.js';
import { airportDirection, messagingApp } from './booking-details.js';
import { flightCheck } from './flights/flight-check.js';
import { rideStop } from './ride-details/ride-stops.js';
import { placeNames } from '../catalogue/places/place.js';
import { tolerantEnum } from '../http/tolerant-enum.js';
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
    /** Result of checking flight number and times; null without a flight. */
    flightCheck: flightCheck.nullable().default(null),
    /** Text of the driver's sign at the airport, if it differs from the customer's name; see `signOf`. */
    signText: z.string().nullable().default(null),
    /** Number of suitcases. */
    luggageLarge: z.number().int().default(0),
    luggageSmall: z.number().int().default(0),
    /** Stops on the way, in order. */
    stops: z.array(rideStop).default([]),
    specialRequests: z.string().nullable(),
    /** USD; 0 means that the price is to be agreed. */
    totalPrice: usdAmount,
    /** The part of the total for the ride without extras; null if unknown. */
    basePrice: usdAmount.nullable().default(null),
    /** The part of the total for the extras; not included in a total that is to be agreed. */
    extrasPrice: usdAmount.default(0),
    extras: z.array(bookedExtra).default([]),
    /** The currency that the customer was shown, the rate at that moment and the resulting amount. */
    currency: currencyCode,
    exchangeRate: z.number(),
    convertedPrice: z.number(),
    /** The vehicle chosen for the ride; whether it is held is `isHeld` of the booking's detail. */
    vehicleId: z.uuid().nullable().default(null),
    /** The moment of `bookingDate` and `bookingTime`; null without a time, and for bookings from before vehicles existed. */
    startsAt: z.iso.datetime().nullable().default(null),
    /** `startsAt` plus `durationMinutes`. */
    endsAt: z.iso.datetime().nullable().default(null),
    /** Minutes that the ride takes, and that vehicle and driver stay occupied after it. */
    durationMinutes: z.number().int().nullable().default(null),
    bufferMinutes: z.number().int().nullable().default(null),
    /** Rises when something changes that customer or driver must know: emails and calendar entries of a lower one are stale. */
    scheduleVersion: z.number().int().default(1),
    /** Linked completed revenue in USD. Owned by finance; this copy is eventually consistent. */
    paidUsd: z.number().min(0).default(0),
    /** Method of the last payment, and its day in Baku. */
    paymentMethod: z.string().nullable().default(null),
    paidOn: rideDate.nullable().default(null),
    /** The trip that both legs share; null for a single ride. */
    tripId: z.uuid().nullable().default(null),
    /** 1: the ride there; 2: the ride back. */
    leg: z.number().int().nullable().default(null),
    /** Whether a visitor booked it with less than the lead time. */
    urgent: z.boolean().default(false),
    /** Reason of a customer's own cancellation, and the fee due in USD. */
    cancelReason: tolerantEnum(cancelReasons).nullable().default(null),
    cancelNote: z.string().nullable().default(null),
    feeDueUsd: usdAmount.nullable().default(null),
    /** Whether the driver collects the unpaid part of the price. */
    driverCollects: z.boolean().default(false),
    /** Since when a cancellation costs the fee, however early it is: the customer moved the ride when the fee was already due. */
    feeDueSince: z.iso.datetime().nullable().default(null),
    /** Whether the customer has turned off reminders. */
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
  /** Whether it holds no vehicle because its customer already had the max of open requests that hold one. */
  manyOpenRequests: z.boolean().default(false),
});
export type PlacedLeg = z.infer<typeof placedLeg>;

/** The booking service's response to a new booking: the booking and that of the ride back. */
export const placedTrip = placedLeg
  .extend({ returnBooking: placedLeg.nullable().default(null) })
  .meta({ id: 'PlacedTrip' });
export type PlacedTrip = z.infer<typeof placedTrip>;

/** One ride of a new booking, in the response to the visitor. */
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
    /** Whether a vehicle is held; if not, or without a time, the ride is a request. */
    carHeld: z.boolean(),
  })
  .meta({ id: 'PlacedRide' });
export type PlacedRide = z.infer<typeof placedRide>;

/** The response to a visitor's new booking. */
export const placedBookingResponse = placedRide
  .extend({
    /** The ride back, if it was booked too, is a separate booking. */
    returnBooking: placedRide.nullable().default(null),
    /** Names of the places of both rides that visitors can choose, as `placeTextIn` takes them; added by the gateway. */
    places: z.array(placeNames).default([]),
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

/** A booking in staff's list. */
export const bookingListItem = bookingResponse
  .extend({
    driver: assignedDriver.nullable(),
    /** The driver's progress. */
    progress: rideProgress.default(noProgress),
    /**
     * Whether it is pending because its customer changed it after it was confirmed, unlike a new request. Absent from
     * services of the previous release and in events.
     */
    isCustomerChange: z.boolean().optional(),
  })
  .meta({ id: 'BookingListItem' });
export type BookingListItem = z.infer<typeof bookingListItem>;

/** The other leg of a trip, on the page of one leg. */
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
    /** Null if none was free, and for a ride without a time. */
    vehicle: heldVehicle.nullable().default(null),
    /** Problems that need attention; none of them prevents a change. */
    problems: z.array(rideProblem).default([]),
    /** The same for the driver's responses and steps. */
    driverProblems: z.array(driverProblem).default([]),
    /** Steps that drivers, or staff for them, have reported, oldest first. */
    steps: z.array(rideStep).default([]),
    /** Null for a single ride. */
    otherLeg: otherLeg.nullable().default(null),
    /** Whether it is one of the examples of a first start. */
    isDemo: z.boolean().default(false),
    /** Oldest first. */
    history: z.array(bookingHistoryEntry),
    /** Newest first; the newest is the current one. */
    assignments: z.array(driverAssignmentResponse),
  })
  .meta({ id: 'BookingDetail' });
export type BookingDetailResponse = z.infer<typeof bookingDetailResponse>;
