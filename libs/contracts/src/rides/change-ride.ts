import { z } from 'zod';
import { rideTime } from '../time/baku-time.js';
import { chosenExtras, offeredExtra } from '../bookings/prices/booked-extras.js';
import { bookingTextLimits as limits } from '../bookings/booking-choices.js';
import { bookedCar, bookedService, bookedTour } from '../bookings/create-booking.js';
import { bookedPlace } from '../bookings/ride-details/ride-places.js';
import { stopsInput } from '../bookings/ride-details/ride-stops.js';
import { idInput } from '../http/id-input.js';
import { language } from '../languages/language.js';
import { amountInput } from '../money/money.js';
import { textInput } from '../inputs/text.js';
import { readRideCommand, rideResponse } from './ride.js';

const text = (field: string, maxLength: number) =>
  textInput(field).max(maxLength, `${field}.tooLong`).nullable().optional();

/** Fields that don't affect the ride itself: customers can change them until shortly before the start. */
const detailFields = {
  customerPhone: text('customerPhone', limits.customerPhone),
  preferredMessagingApp: text('preferredMessagingApp', 20),
  flightNumber: text('flightNumber', limits.flightNumber),
  flightTime: text('flightTime', 5),
  signText: text('signText', limits.signText),
  pickupNote: text('pickupNote', limits.pickupNote),
  luggageLarge: z.number('luggageLarge.invalid').nullable().optional(),
  luggageSmall: z.number('luggageSmall.invalid').nullable().optional(),
  specialRequests: text('specialRequests', limits.specialRequests),
};

/** Fields that affect the ride or its price: customers can change them until `changeUntilHours` before the start. */
const tripFields = {
  bookingDate: text('bookingDate', 10),
  bookingTime: text('bookingTime', 5),
  pickupLocation: text('pickupLocation', limits.location),
  dropoffLocation: text('dropoffLocation', limits.location),
  pickupPlaceId: idInput('pickupPlaceId.invalid').nullable().optional(),
  dropoffPlaceId: idInput('dropoffPlaceId.invalid').nullable().optional(),
  stops: stopsInput.optional(),
  passengerCount: z.number('passengerCount.invalid').nullable().optional(),
  /** The complete list; extras that the ride has already stay at their price. */
  extras: chosenExtras.optional(),
};

/** The fields of `changeRideRequest` that affect the ride or its price. */
export const rideTripFields = Object.keys(tripFields) as readonly (keyof typeof tripFields)[];

/**
 * A customer changes the ride of a link; absent fields stay unchanged. Only types and lengths are checked here; the rules
 * depend on the ride and are in `bookingDetails`.
 */
export const changeRideRequest = z
  .object({
    /** The ride's version that the page showed. */
    version: z.number('version.required').int(),
    /** Returns the result without storing it. */
    dryRun: z.boolean('dryRun.invalid').optional(),
    /** USD, as shown in the preview; required if the ride or its price changes. */
    expectedPrice: amountInput('expectedPrice').optional(),
    /** Language of the page, for the reason of a rejection; defaults to the booking's. */
    language: language.optional(),
    ...detailFields,
    ...tripFields,
  })
  .meta({ id: 'ChangeRideRequest' });
export type ChangeRideRequest = z.infer<typeof changeRideRequest>;

/** The gateway's command to the booking service: the customer's request with the data of catalogue and pricing. */
export const changeRideCommand = readRideCommand.extend({
  request: changeRideRequest,
  /** Null if the record no longer exists. */
  car: bookedCar.nullable(),
  service: bookedService.nullable(),
  tour: bookedTour.nullable(),
  offeredExtras: z.array(offeredExtra).optional(),
  places: z.array(bookedPlace).optional(),
});
export type ChangeRideCommand = z.infer<typeof changeRideCommand>;

/** The result of a change, or with `dryRun` its preview. */
export const rideChangeResponse = z
  .object({
    ride: rideResponse,
    /** Whether a vehicle is free for it; if none is, the change is rejected as `car.full`. */
    isFree: z.boolean(),
    /** If none is free: free times on the same day, HH:MM, nearest first. */
    otherTimes: z.array(rideTime),
  })
  .meta({ id: 'RideChange' });
export type RideChangeResponse = z.infer<typeof rideChangeResponse>;
