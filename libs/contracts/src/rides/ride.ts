import { z } from 'zod';
import { bookingResponse, otherLeg } from '../bookings/booking.js';
import { bookingTermsResponse } from '../bookings/booking-rules.js';
import { placeNames } from '../catalogue/places/place.js';
import { tolerantArray } from '../http/tolerant-array.js';
import { usdAmount } from '../money/money.js';

/** Paths of the booking service for the customer's ride page and its links. */
export const ridePaths = {
  read: '/rides/read',
  cancel: '/rides/cancel',
  cancelOtherLeg: '/rides/other-leg',
  change: '/rides/change',
  reminders: '/rides/reminders',
  requestLink: '/rides/link-requests',
  renewLink: '/bookings/:id/link',
} as const;

/** The current cost of cancelling a ride. */
const rideCancellation = z.object({
  feeUsd: usdAmount,
  /** Whether the fee is to be agreed with the company, because the price is. */
  isToBeAgreed: z.boolean(),
});

/** Steps of a ride that its customer sees. */
export const rideSteps = ['booked', 'confirmed', 'completed', 'cancelled'] as const;

/** Steps of the driver that the customer sees; not that a driver declined or does not respond. */
export const shownDriverSteps = ['accepted', 'on_the_way', 'arrived', 'on_board', 'done'] as const;

/** A ride for its customer's page: without staff's notes, received amounts and other bookings. */
export const rideResponse = bookingResponse
  .pick({
    id: true,
    referenceNumber: true,
    status: true,
    customerName: true,
    carId: true,
    carName: true,
    serviceId: true,
    serviceName: true,
    serviceNameRu: true,
    tourId: true,
    tourName: true,
    tourNameRu: true,
    bookingDate: true,
    bookingTime: true,
    startsAt: true,
    durationMinutes: true,
    passengerCount: true,
    pickupLocation: true,
    dropoffLocation: true,
    pickupPlaceId: true,
    dropoffPlaceId: true,
    pickupNote: true,
    airportDirection: true,
    flightNumber: true,
    flightTime: true,
    signText: true,
    luggageLarge: true,
    luggageSmall: true,
    specialRequests: true,
    preferredMessagingApp: true,
    stops: true,
    extras: true,
    basePrice: true,
    totalPrice: true,
    currency: true,
    exchangeRate: true,
    convertedPrice: true,
    feeDueUsd: true,
    remindersOff: true,
    urgent: true,
    feeDueSince: true,
    version: true,
    updatedAt: true,
  })
  .extend({
    /** When the ride reached each step, the earliest first. */
    progress: tolerantArray(z.object({ step: z.enum(rideSteps), at: z.iso.datetime() })),
    /** When the driver reached each step, the earliest first; empty before the ride is confirmed. */
    driverProgress: tolerantArray(z.object({ step: z.enum(shownDriverSteps), at: z.iso.datetime() })).default(
      [],
    ),
    /**
     * Driver and vehicle. Null until the driver has accepted and the start is `contactsFromHours` away, after the ride is over,
     * and from 12 hours after its planned end unless it is under way.
     */
    driver: z
      .object({
        firstName: z.string(),
        /** In international format if it is a phone number, else as entered. */
        phone: z.string().nullable(),
        /** `+994501234567`, for links; null if it is not a phone number, and from replicas of the previous release. */
        phoneE164: z.string().nullable().default(null),
      })
      .nullable(),
    vehicle: z
      .object({
        colour: z.string().nullable(),
        colourRu: z.string().nullable(),
        plate: z.string().nullable(),
      })
      .nullable(),
    /** Whether the customer has an email address. Absent from replicas of the previous release. */
    hasEmail: z.boolean().default(true),
    /** Whether the fee of the cancellation has been received. Absent from replicas of the previous release. */
    isFeePaid: z.boolean().default(false),
    contactsFromHours: z.number().int(),
    terms: bookingTermsResponse.pick({
      freeCancelHours: true,
      lateCancelPercent: true,
      airportWaitMinutes: true,
      freeWaitMinutes: true,
    }),
    /** Null if the customer can no longer cancel it here. */
    cancellation: rideCancellation.nullable(),
  })
  .extend({
    /** The other ride of a trip; null for a single ride. */
    otherLeg: otherLeg
      .omit({ id: true })
      .extend({
        /** Once this ride is cancelled: the other one's cost of cancelling, and its version. Null if it can't be cancelled. */
        cancellation: rideCancellation.extend({ version: z.number().int() }).nullable().default(null),
      })
      .nullable()
      .default(null),
    /** Until when the customer can change details, and the ride itself. Null once the ride is over. */
    changes: z
      .object({ detailsUntil: z.iso.datetime(), tripUntil: z.iso.datetime() })
      .nullable()
      .default(null),
    /** Names of its places that visitors can choose, as `placeTextIn` takes them; added by the gateway. */
    places: tolerantArray(placeNames).default([]),
  })
  .meta({ id: 'Ride' });
export type RideResponse = z.infer<typeof rideResponse>;

/** The gateway's command with the token of `Authorization`. */
export const readRideCommand = z.object({ token: z.string().max(200) });
export type ReadRideCommand = z.infer<typeof readRideCommand>;
