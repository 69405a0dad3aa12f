import type { z } from 'zod';
import { tolerantEnum } from '../http/tolerant-enum.js';

/**
 * Problems of a ride that need the dispatcher's attention (specification, I.12), the most urgent first. A ride may have
 * several; none of them prevents a change.
 */
export const rideProblems = [
  /** The ride was booked within the lead time. */
  'urgent',
  /** Pending for longer than `unansweredAfterMinutes`; an urgent one at once. */
  'unanswered',
  /** It has no vehicle: none was free, or the vehicle was taken off. */
  'noVehicle',
  /** It begins within `driverNeededWithinHours` and has no driver. */
  'noDriver',
  /** Its driver is no longer active. */
  'driverInactive',
  /** Its vehicle or driver is held by another ride at that time. */
  'notHeld',
  /** There is less than the usual time to the next ride of its vehicle or driver. */
  'tight',
  /** It is outside its driver's working hours. */
  'offHours',
  /** Its driver has more than `longDayHours` of rides in 24 hours. */
  'longDay',
  /** Its vehicle has fewer seats than it has passengers. */
  'tooFewSeats',
  /** Its vehicle belongs to another car than the booked one. */
  'otherCar',
  /** It holds no vehicle, because its customer has too many open requests. */
  'manyOpen',
  /** Its price is still to be agreed. */
  'priceToAgree',
] as const;
export const rideProblem = tolerantEnum(rideProblems);
export type RideProblem = (typeof rideProblems)[number];
/** A problem in a response, which may be unknown. */
export type ShownRideProblem = z.infer<typeof rideProblem>;

/** Minutes in which customers are promised an answer; an unanswered request is a problem half an hour earlier. */
export const answerPromisedWithinMinutes = 120;
export const unansweredAfterMinutes = 90;

/** Hours before the start from which a ride without a driver is a problem. */
export const driverNeededWithinHours = 24;

/** Max hours of rides within 24 hours that are not a problem for a driver. */
export const longDayHours = 12;
