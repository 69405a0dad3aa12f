import { z } from 'zod';
import { rideTime } from '../baku-time.js';
import { chosenExtras, offeredExtra } from '../bookings/prices/booked-extras.js';
import { bookingTextLimits as limits } from '../bookings/booking-choices.js';
import { bookedCar, bookedService, bookedTour } from '../bookings/create-booking.js';
import { bookedPlace } from '../bookings/ride-details/ride-places.js';
import { stopsInput } from '../bookings/ride-details/ride-stops.js';
import { idInput } from '../http/id-input.js';
import { language } from '../language.js';
import { enteredAmount } from '../money.js';
import { textInput } from '../text.js';
import { readRideCommand, rideResponse } from './ride.js';

const text = (field: string, maxLength: number) =>
  textInput(field).max(maxLength, `${field}.tooLong`).nullable().optional();

/** What does not change the ride itself: a customer changes it until shortly before the start. */
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

/** What changes the ride or its price: until `changeUntilHours` before the start. */
const tripFields = {
  bookingDate: text('bookingDate', 10),
  bookingTime: text('bookingTime', 5),
  pickupLocation: text('pickupLocation', limits.location),
  dropoffLocation: text('dropoffLocation', limits.location),
  pickupPlaceId: idInput('pickupPlaceId.invalid').nullable().optional(),
  dropoffPlaceId: idInput('dropoffPlaceId.invalid').nullable().optional(),
  stops: stopsInput.optional(),
  passengerCount: z.number('passengerCount.invalid').nullable().optional(),
  /** All of them; those that the ride has stay at their price. */
  extras: chosenExtras.optional(),
};

/** The fields of `changeRideRequest` that are of the trip itself. */
export const rideTripFields = Object.keys(tripFields) as readonly (keyof typeof tripFields)[];

/**
 * A customer changes the ride of a link: what is absent stays. Only types and lengths are checked here; the rules are
 * those of `bookingDetails`, which depend on the ride.
 */
export const changeRideRequest = z
  .object({
    /** The ride's that the page has shown. */
    version: z.number('version.required').int(),
    /** Returns what would come of it, and stores nothing. */
    dryRun: z.boolean('dryRun.invalid').optional(),
    /** USD, as the preview has shown it; required where the trip changes. */
    expectedPrice: enteredAmount('expectedPrice').optional(),
    /** Of the page, in which the reason of a rejection is; else that of the booking. */
    language: language.optional(),
    ...detailFields,
    ...tripFields,
  })
  .meta({ id: 'ChangeRideRequest' });
export type ChangeRideRequest = z.infer<typeof changeRideRequest>;

/** The gateway's command to the booking service: the customer's request with the data of catalogue and pricing. */
export const changeRideCommand = readRideCommand.extend({
  request: changeRideRequest,
  /** Null for what does not exist any more. */
  car: bookedCar.nullable(),
  service: bookedService.nullable(),
  tour: bookedTour.nullable(),
  offeredExtras: z.array(offeredExtra).optional(),
  places: z.array(bookedPlace).optional(),
});
export type ChangeRideCommand = z.infer<typeof changeRideCommand>;

/** What came of a change, or with `dryRun` what would. */
export const rideChangeResponse = z
  .object({
    ride: rideResponse,
    /** Whether a vehicle is free for it. Where none is, the change is rejected with `car.full`. */
    isFree: z.boolean(),
    /** HH:MM of the same day where it is not, nearest first. */
    otherTimes: z.array(rideTime),
  })
  .meta({ id: 'RideChange' });
export type RideChangeResponse = z.infer<typeof rideChangeResponse>;
