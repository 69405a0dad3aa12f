import { z } from 'zod';
import { rideDate, rideTime } from '../../time/baku-time.js';
import { idInput } from '../../http/id-input.js';
import { language } from '../../languages/language.js';
import { usdAmount } from '../../money/money.js';
import { airportDirection } from '../booking-details.js';
import { bookedCar, bookedService, bookedTour } from '../create-booking.js';

/** Paths of the booking service for the availability of one car, and of all cars of a list. */
export const availabilityPath = '/availability';
export const carsAvailabilityPath = '/availability/cars';

export const availabilityStates = [
  'free',
  'full',
  'closed',
  'past',
  'tooSoon',
  'tooFar',
  'timeOpen',
] as const;
/** Whether a car is available, or why not. `timeOpen`: the ride has no time yet, so that nothing is held. */
export const availabilityState = z.enum(availabilityStates);
export type AvailabilityState = z.infer<typeof availabilityState>;

/** Max other cars in a response (`offered`) and in a request (`asked`). */
export const otherCarLimits = { offered: 3, asked: 100 } as const;

const rideQuestion = {
  serviceId: idInput('serviceId.invalid').optional(),
  tourId: idInput('tourId.invalid').optional(),
  date: rideDate,
  /** For rides from or to the airport, transfers or not: after a pickup there the car stays occupied for longer. */
  airportDirection: airportDirection.optional(),
  /** Extra hours, which occupy the car as well. */
  extraHours: z.coerce
    .number('extraHours.invalid')
    .int('extraHours.invalid')
    .min(0, 'extraHours.invalid')
    .max(20, 'extraHours.invalid')
    .default(0),
};

const hasOneOffer = ({
  serviceId,
  tourId,
}: {
  serviceId?: string | undefined;
  tourId?: string | undefined;
}) => Boolean(serviceId) !== Boolean(tourId);
const oneOfferError = { path: ['serviceId'], error: 'serviceId.exactlyOne' };

/** A visitor's query for the availability of a car; names exactly one of service and tour. */
export const availabilityQuery = z
  .object({
    ...rideQuestion,
    carId: idInput('carId.invalid'),
    /** HH:MM in Baku. */
    time: rideTime.optional(),
    /** For a ride back: start of the ride there, which occupies the car too. Its direction defaults to the opposite one. */
    thereDate: rideDate.optional(),
    thereTime: rideTime.optional(),
    thereAirportDirection: airportDirection.optional(),
    passengers: z.coerce.number('passengers.invalid').int('passengers.invalid').min(1).max(50).default(1),
    /** Language of a closed period's reason. */
    language: language.default('en'),
  })
  .refine(hasOneOffer, oneOfferError);
export type AvailabilityQuery = z.infer<typeof availabilityQuery>;

/** A visitor's query for the availability of all cars; names exactly one of service and tour. */
export const carsAvailabilityQuery = z
  .object({
    ...rideQuestion,
    /** HH:MM in Baku. */
    time: rideTime,
  })
  .refine(hasOneOffer, oneOfferError);
export type CarsAvailabilityQuery = z.infer<typeof carsAvailabilityQuery>;

const rideThere = z.object({ bookingDate: rideDate, bookingTime: rideTime, pickupLocation: z.string() });
/** The part of the ride there that determines how long it occupies the car. */
export type RideThere = z.infer<typeof rideThere>;

/** The gateway's command to the booking service: the visitor's query with data of the catalogue. */
export const availabilityCommand = z.object({
  language,
  car: bookedCar,
  service: bookedService.nullable(),
  tour: bookedTour.nullable(),
  /** Null if there is no price; such a ride is never confirmed instantly. */
  priceUsd: usdAmount.nullable(),
  bookingDate: rideDate,
  bookingTime: rideTime.nullable(),
  extraHours: z.number().int().default(0),
  /** Determines whether the ride begins at the airport, after which the car stays occupied for longer. */
  pickupLocation: z.string(),
  /** Has the same car, service or tour, and extra hours. Absent if it has no time, and from gateways of the previous release. */
  there: rideThere.nullish(),
  /** Suitable other cars, the best first. */
  otherCarIds: z.array(z.uuid()).max(otherCarLimits.asked),
});
export type AvailabilityCommand = z.infer<typeof availabilityCommand>;

/** The gateway's command for all cars of a list. */
export const carsAvailabilityCommand = z.object({
  service: bookedService.nullable(),
  tour: bookedTour.nullable(),
  bookingDate: rideDate,
  bookingTime: rideTime,
  extraHours: z.number().int(),
  pickupLocation: z.string(),
  carIds: z.array(z.uuid()).max(otherCarLimits.asked),
});
export type CarsAvailabilityCommand = z.infer<typeof carsAvailabilityCommand>;

const answer = {
  state: availabilityState,
  /** Whether the ride is confirmed as soon as it is booked. */
  instant: z.boolean(),
  /** Whether a ride is accepted as a request if the car is full or the ride is too soon. */
  takesRequests: z.boolean(),
  /** Hours before its start until which the ride must be booked. */
  leadHours: z.number(),
  /** The last bookable day. */
  lastDay: rideDate,
  /** The reason of the closed period, in the query's language; null if there is none. */
  closedReason: z.string().nullable(),
  /** Free times on the same day, HH:MM, nearest first; empty unless the car is full. */
  otherTimes: z.array(rideTime),
};

/** The booking service's response; it never reveals how many vehicles there are. */
export const carAvailability = z.object({
  ...answer,
  /** The free ones of the command's other cars, in its order; empty unless the car is full. */
  otherCarIds: z.array(z.uuid()),
});
export type CarAvailability = z.infer<typeof carAvailability>;

/** The response to the visitor. */
export const availabilityResponse = z
  .object({
    ...answer,
    /** Free cars with enough seats and a price for the service or tour, nearest price first. */
    otherCars: z.array(
      z.object({ id: z.uuid(), name: z.string(), priceUsd: usdAmount }).meta({ id: 'OtherCar' }),
    ),
  })
  .meta({ id: 'Availability' });
export type AvailabilityResponse = z.infer<typeof availabilityResponse>;

/** Which cars are free for a ride; it never reveals how many vehicles there are. */
export const carsAvailabilityResponse = z
  .object({
    /** Cars that can be booked with the service or tour; empty if the terms allow no ride at that time. */
    cars: z.array(z.object({ id: z.uuid(), isFree: z.boolean() }).meta({ id: 'CarAvailability' })),
  })
  .meta({ id: 'CarsAvailability' });
export type CarsAvailabilityResponse = z.infer<typeof carsAvailabilityResponse>;
