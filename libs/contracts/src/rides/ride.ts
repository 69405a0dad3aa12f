import { z } from 'zod';
import { bookingResponse, otherLeg } from '../bookings/booking.js';
import { bookingTermsResponse } from '../bookings/booking-rules.js';
import { knownEntries } from '../http/known-entries.js';
import { usdAmount } from '../money.js';

/** Paths of the booking service for what a customer does by link, and for the links themselves. */
export const ridePaths = {
  read: '/rides/read',
  cancel: '/rides/cancel',
  cancelOtherLeg: '/rides/other-leg',
  change: '/rides/change',
  reminders: '/rides/reminders',
  requestLink: '/rides/link-requests',
  renewLink: '/bookings/:id/link',
} as const;

/** What cancelling a ride costs its customer now. */
const rideCancellation = z.object({
  feeUsd: usdAmount,
  /** Whether the company says what it costs, because the price is to be agreed. */
  isToBeAgreed: z.boolean(),
});

/** How far a ride is, as its customer sees it. */
export const rideSteps = ['booked', 'confirmed', 'completed', 'cancelled'] as const;

/** How far its driver is, as the customer sees it; nothing of who declined, or does not answer. */
export const shownDriverSteps = ['accepted', 'on_the_way', 'arrived', 'on_board', 'done'] as const;

/** A ride as its customer sees it by link: nothing of staff's notes, of which amounts were paid, or of other bookings. */
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
    feeDueSince: true,
    version: true,
    updatedAt: true,
  })
  .extend({
    /** When it came so far, the earliest first. */
    progress: knownEntries(z.object({ step: z.enum(rideSteps), at: z.iso.datetime() })),
    /** When its driver came so far, the earliest first; none before it is confirmed. */
    driverProgress: knownEntries(z.object({ step: z.enum(shownDriverSteps), at: z.iso.datetime() })).default(
      [],
    ),
    /**
     * Who drives, and what. Null until the driver has accepted and the start is so many hours away, once the ride is
     * over, and from 12 hours after its planned end unless it is under way.
     */
    driver: z
      .object({
        firstName: z.string(),
        /** International where it is a phone number, else as it was written. */
        phone: z.string().nullable(),
        /** `+994501234567`, for links; null where the text is no phone number, and from a replica of the release before. */
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
    /** Whether emails about it reach its customer. A replica of the release before does not say. */
    hasEmail: z.boolean().default(true),
    /** Whether what is owed for its cancellation has been received. A replica of the release before does not say. */
    isFeePaid: z.boolean().default(false),
    contactsFromHours: z.number().int(),
    terms: bookingTermsResponse.pick({
      freeCancelHours: true,
      lateCancelPercent: true,
      airportWaitMinutes: true,
      freeWaitMinutes: true,
    }),
    /** Null where it can't be cancelled here any more. */
    cancellation: rideCancellation.nullable(),
  })
  .extend({
    /** The ride there, or the ride back, of a trip; null for a single ride. */
    otherLeg: otherLeg
      .omit({ id: true })
      .extend({
        /** Once this ride is cancelled: what cancelling the other one costs, and the version to name. Null where it can't be. */
        cancellation: rideCancellation.extend({ version: z.number().int() }).nullable().default(null),
      })
      .nullable()
      .default(null),
    /** Until when the customer changes it here: its details, and the trip itself. Null once the ride is over. */
    changes: z
      .object({ detailsUntil: z.iso.datetime(), tripUntil: z.iso.datetime() })
      .nullable()
      .default(null),
  })
  .meta({ id: 'Ride' });
export type RideResponse = z.infer<typeof rideResponse>;

/** What the gateway hands on of `Authorization`. */
export const readRideCommand = z.object({ token: z.string().max(200) });
export type ReadRideCommand = z.infer<typeof readRideCommand>;
