import { z } from 'zod';
import { serviceKind } from '../catalogue/service.js';
import { idInput } from '../http/id-input.js';
import { language } from '../language.js';
import { currencyCode, usdAmount } from '../money.js';
import { nullishText } from '../text.js';
import { chosenExtras, offeredExtra } from './prices/booked-extras.js';
import { bookingTextLimits as limits } from './booking-choices.js';
import { stopsInput } from './ride-details/ride-stops.js';
import { bookedPlace, ridePlaces } from './ride-details/ride-places.js';
import { returnRideInput } from './ride-details/return-ride.js';

/**
 * What a visitor sends. Unknown fields (a price, a status) are dropped. The rules of the details depend on the car
 * and the service, so here they only have their types and lengths; `bookingDetails` has the rules.
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
    /** On the driver's sign at the airport; the customer's name unless given. */
    signText: nullishText('signText', limits.signText),
    pickupLocation: nullishText('pickupLocation', limits.location),
    dropoffLocation: nullishText('dropoffLocation', limits.location),
    luggageLarge: z.number('luggageLarge.invalid').nullish(),
    luggageSmall: z.number('luggageSmall.invalid').nullish(),
    /** On the way; blank ones are dropped. */
    stops: stopsInput.nullish(),
    ...ridePlaces,
    customerName: nullishText('customerName', limits.customerName),
    customerPhone: nullishText('customerPhone', limits.customerPhone),
    preferredMessagingApp: nullishText('preferredMessagingApp', 20),
    customerEmail: nullishText('customerEmail', 254),
    specialRequests: nullishText('specialRequests', limits.specialRequests),
    /** What is booked beside the ride; of a price nothing is read. */
    extras: chosenExtras.nullish(),
    /** The ride back, a booking of its own; both are stored or none. */
    returnRide: returnRideInput.nullish(),
    /**
     * `held`: the visitor was shown that the car is free for each ride. Where it is not, nothing is stored and `car.full`
     * is returned.
     */
    expects: z.enum(['held', 'request'], 'expects.invalid').nullish(),
    /**
     * The price that the visitor was shown, in USD, of both rides with their extras; 0: to be agreed. Where it costs more
     * by now, or is to be agreed only now, nothing is stored and `ride.priceChanged` is returned.
     */
    expectedPrice: z.number('expectedPrice.invalid').min(0, 'expectedPrice.invalid').nullish(),
  })
  .refine((request) => Boolean(request.serviceId) !== Boolean(request.tourId), {
    path: ['serviceId'],
    error: 'serviceId.exactlyOne',
  })
  .meta({ id: 'CreateBooking' });
export type CreateBookingRequest = z.infer<typeof createBookingRequest>;

/** What a booking remembers of the car, service and tour that it was made with. */
export const bookedCar = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Passengers. */
  capacity: z.number().int(),
  /** Large suitcases; null where staff have not said, absent from gateways of the release before. */
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
 * null means that the thing does not exist; the booking service decides what follows, because a repeated key must
 * get its first response even after the car was deleted.
 */
export const placeBookingCommand = z.object({
  idempotencyKey: z.string().nullable(),
  request: createBookingRequest,
  car: bookedCar.nullable(),
  service: bookedService.nullable(),
  tour: bookedTour.nullable(),
  /** Active ones that the request names; absent from gateways of the release before. */
  places: z.array(bookedPlace).optional(),
  /** The pricing record's price in USD; null when there is no record. */
  priceUsd: usdAmount.nullable(),
  /** What is offered of the extras; absent from gateways of the release before. */
  offeredExtras: z.array(offeredExtra).optional(),
  /** Units of the request's currency for one USD. */
  ratePerUsd: z.number().positive(),
});
export type PlaceBookingCommand = z.infer<typeof placeBookingCommand>;
