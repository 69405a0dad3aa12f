import { z } from 'zod';
import { serviceKind } from '../catalogue/service.js';
import { idInput } from '../http/id-input.js';
import { language } from '../languages/language.js';
import { currencyCode, usdAmount } from '../money/money.js';
import { nullishText } from '../inputs/text.js';
import { chosenExtras, offeredExtra } from './prices/booked-extras.js';
import { bookingTextLimits as limits } from './booking-choices.js';
import { stopsInput } from './ride-details/ride-stops.js';
import { bookedPlace, ridePlaces } from './ride-details/ride-places.js';
import { returnRideInput } from './ride-details/return-ride.js';

/**
 * A visitor's request to book. Unknown fields (a price, a status) are dropped. Only types and lengths of the details are
 * checked here; their rules depend on car and service and are in `bookingDetails`.
 */
export const createBookingRequest = z
  .object({
    language: language.default('en'),
    carId: idInput('carId.required'),
    serviceId: idInput('serviceId.invalid').nullish(),
    tourId: idInput('tourId.invalid').nullish(),
    currency: currencyCode.default('USD'),
    bookingDate: nullishText('bookingDate', 10),
    bookingTime: nullishText('bookingTime', 5),
    passengerCount: z.number('passengerCount.invalid').nullish(),
    airportDirection: nullishText('airportDirection', 20),
    flightNumber: nullishText('flightNumber', limits.flightNumber),
    /** HH:MM: landing (from the airport) or departure (to it). */
    flightTime: nullishText('flightTime', 5),
    /** Text of the driver's sign at the airport; defaults to the customer's name. */
    signText: nullishText('signText', limits.signText),
    pickupLocation: nullishText('pickupLocation', limits.location),
    dropoffLocation: nullishText('dropoffLocation', limits.location),
    luggageLarge: z.number('luggageLarge.invalid').nullish(),
    luggageSmall: z.number('luggageSmall.invalid').nullish(),
    /** Stops on the way; blank ones are dropped. */
    stops: stopsInput.nullish(),
    ...ridePlaces,
    customerName: nullishText('customerName', limits.customerName),
    customerPhone: nullishText('customerPhone', limits.customerPhone),
    preferredMessagingApp: nullishText('preferredMessagingApp', 20),
    customerEmail: nullishText('customerEmail', 254),
    specialRequests: nullishText('specialRequests', limits.specialRequests),
    /** Extras of the ride; prices in the request are ignored. */
    extras: chosenExtras.nullish(),
    /** The ride back, a separate booking; both are stored or none. */
    returnRide: returnRideInput.nullish(),
    /**
     * `held`: the visitor was shown that the car is free for each ride. If it is not, nothing is stored and `car.full` is
     * returned.
     */
    expects: z.enum(['held', 'request'], 'expects.invalid').nullish(),
    /**
     * The price that the visitor was shown, in USD, for both rides with extras; 0: to be agreed. If the price is higher now, or
     * is now to be agreed, nothing is stored and `ride.priceChanged` is returned.
     */
    expectedPrice: z.number('expectedPrice.invalid').min(0, 'expectedPrice.invalid').nullish(),
  })
  .refine((request) => Boolean(request.serviceId) !== Boolean(request.tourId), {
    path: ['serviceId'],
    error: 'serviceId.exactlyOne',
  })
  .meta({ id: 'CreateBooking' });
export type CreateBookingRequest = z.infer<typeof createBookingRequest>;

/** Snapshots of car, service and tour that a booking stores. */
export const bookedCar = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Passengers. */
  capacity: z.number().int(),
  /** Max large suitcases; null if staff have not set it, absent from gateways of the previous release. */
  luggageLarge: z.number().int().nullish(),
  isAvailable: z.boolean(),
});
export const bookedService = z.object({
  id: z.uuid(),
  name: z.string(),
  nameRu: z.string().nullable(),
  serviceType: serviceKind,
  /** Absent from gateways of the release before. */
  durationHours: z.number().positive().optional(),
});
export const bookedTour = z.object({
  id: z.uuid(),
  name: z.string(),
  nameRu: z.string().nullable(),
  durationHours: z.number().positive().optional(),
});
export type BookedCar = z.infer<typeof bookedCar>;
export type BookedService = z.infer<typeof bookedService>;
export type BookedTour = z.infer<typeof bookedTour>;

/**
 * The gateway's command to the booking service: the visitor's request with the data of catalogue and pricing.
 * Null means that a record does not exist. The booking service decides what follows from that, because a repeated key must get
 * its first response even after the car was deleted.
 */
export const placeBookingCommand = z.object({
  idempotencyKey: z.string().nullable(),
  request: createBookingRequest,
  car: bookedCar.nullable(),
  service: bookedService.nullable(),
  tour: bookedTour.nullable(),
  /** Active places that the request names; absent from gateways of the previous release. */
  places: z.array(bookedPlace).optional(),
  /** Price of the pricing record in USD; null if there is none. */
  priceUsd: usdAmount.nullable(),
  /** Extras that are offered; absent from gateways of the previous release. */
  offeredExtras: z.array(offeredExtra).optional(),
  /** Units of the request's currency for one USD. */
  ratePerUsd: z.number().positive(),
});
export type PlaceBookingCommand = z.infer<typeof placeBookingCommand>;
