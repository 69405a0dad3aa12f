import { z } from 'zod';
import { rideDate, rideTime } from '../../baku-time.js';
import { idInput } from '../../http/id-input.js';
import { language } from '../../language.js';
import { usdAmount } from '../../money.js';
import { airportDirection } from '../booking-details.js';
import { bookedCar, bookedService, bookedTour } from '../create-booking.js';

/** Paths of the booking service: of one car, and of all cars of a list. */
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
/** Whether a car can be had, and where not, why; `timeOpen`: without a time nothing is held. */
export const availabilityState = z.enum(availabilityStates);
export type AvailabilityState = z.infer<typeof availabilityState>;

/** How many other cars are offered, and may be asked for at once. */
export const otherCarLimits = { offered: 3, asked: 100 } as const;

const rideQuestion = {
  serviceId: idInput('serviceId.invalid').optional(),
  tourId: idInput('tourId.invalid').optional(),
  date: rideDate,
  /** Of an airport transfer, and of any ride with an end at the airport: after a pickup there a car is occupied for longer. */
  airportDirection: airportDirection.optional(),
  /** Extra hours, for which the car is needed as well. */
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

/** What a visitor asks before booking; exactly one of service and tour. */
export const availabilityQuery = z
  .object({
    ...rideQuestion,
    carId: idInput('carId.invalid'),
    /** HH:MM in Baku. */
    time: rideTime.optional(),
    /** Of a ride back: when the ride there starts, which needs its car too. Without a direction of its own it has the other one. */
    thereDate: rideDate.optional(),
    thereTime: rideTime.optional(),
    thereAirportDirection: airportDirection.optional(),
    passengers: z.coerce.number('passengers.invalid').int('passengers.invalid').min(1).max(50).default(1),
    /** In which a closed period has its reason. */
    language: language.default('en'),
  })
  .refine(hasOneOffer, oneOfferError);
export type AvailabilityQuery = z.infer<typeof availabilityQuery>;

/** What a visitor asks who chooses among cars; exactly one of service and tour. */
export const carsAvailabilityQuery = z
  .object({
    ...rideQuestion,
    /** HH:MM in Baku. */
    time: rideTime,
  })
  .refine(hasOneOffer, oneOfferError);
export type CarsAvailabilityQuery = z.infer<typeof carsAvailabilityQuery>;

const rideThere = z.object({ bookingDate: rideDate, bookingTime: rideTime, pickupLocation: z.string() });
/** The ride there of a ride back, as far as it decides how long its car is occupied. */
export type RideThere = z.infer<typeof rideThere>;

/** The gateway's question to the booking service: the visitor's, with the data of the catalogue. */
export const availabilityCommand = z.object({
  language,
  car: bookedCar,
  service: bookedService.nullable(),
  tour: bookedTour.nullable(),
  /** Null without a price: such a ride is never confirmed at once. */
  priceUsd: usdAmount.nullable(),
  bookingDate: rideDate,
  bookingTime: rideTime.nullable(),
  extraHours: z.number().int().default(0),
  /** After a pickup at the airport the car stays occupied for longer. */
  pickupLocation: z.string(),
  /** With the same car, service or tour, and extra hours; absent where it has no time, and from gateways of the release before. */
  there: rideThere.nullish(),
  /** Cars that would do instead, the best first. */
  otherCarIds: z.array(z.uuid()).max(otherCarLimits.asked),
});
export type AvailabilityCommand = z.infer<typeof availabilityCommand>;

/** The gateway's question about all cars of a list. */
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
  /** Whether a ride is taken as a request where the car is full, or where the ride is too soon. */
  takesRequests: z.boolean(),
  /** How long before its start such a ride is to be booked. */
  leadHours: z.number(),
  /** The last day that can be booked. */
  lastDay: rideDate,
  /** Why no rides are driven then, in the language of the question; null but where it is closed. */
  closedReason: z.string().nullable(),
  /** Nearest first, HH:MM of the same day; empty but where the car is full. */
  otherTimes: z.array(rideTime),
};

/** The booking service's answer; never how many vehicles there are. */
export const carAvailability = z.object({
  ...answer,
  /** Those of the command that are free, in its order; empty but where the car is full. */
  otherCarIds: z.array(z.uuid()),
});
export type CarAvailability = z.infer<typeof carAvailability>;

/** What a visitor reads. */
export const availabilityResponse = z
  .object({
    ...answer,
    /** Free, with enough seats and a price for the service or tour, nearest price first. */
    otherCars: z.array(
      z.object({ id: z.uuid(), name: z.string(), priceUsd: usdAmount }).meta({ id: 'OtherCar' }),
    ),
  })
  .meta({ id: 'Availability' });
export type AvailabilityResponse = z.infer<typeof availabilityResponse>;

/** Which cars are free for a ride; never how many vehicles there are. */
export const carsAvailabilityResponse = z
  .object({
    /** Those that can be booked with the service or tour; empty where the terms take no ride at that time. */
    cars: z.array(z.object({ id: z.uuid(), isFree: z.boolean() }).meta({ id: 'CarAvailability' })),
  })
  .meta({ id: 'CarsAvailability' });
export type CarsAvailabilityResponse = z.infer<typeof carsAvailabilityResponse>;
