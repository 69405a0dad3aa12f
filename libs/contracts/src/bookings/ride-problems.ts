import type { z } from 'zod';
import { shownValue } from '../http/shown-value.js';

/**
 * What about a ride needs the dispatcher's attention (specification, I.12), the most urgent first. A ride may have
 * several; none of them prevents a change.
 */
export const rideProblems = [
  /** The ride is sooner than the lead time allows. */
  'urgent',
  /** Pending for longer than `unansweredAfterMinutes`; an urgent one at once. */
  'unanswered',
  /** It has no vehicle: none was free, or it was taken off. */
  'noVehicle',
  /** It begins within `driverNeededWithinHours` and has no driver. */
  'noDriver',
  /** Its driver no longer takes rides. */
  'driverInactive',
  /** A vehicle or driver is named for it, but another ride has them at that time. */
  'notHeld',
  /** Less time than usual lies between it and the next ride of its vehicle or driver. */
  'tight',
  /** It is outside its driver's working hours. */
  'offHours',
  /** Its driver has more than `longDayHours` of rides in 24 hours. */
  'longDay',
  /** Its vehicle seats fewer than its passengers. */
  'tooFewSeats',
  /** Its vehicle is of another car than the booked one. */
  'otherCar',
  /** Its customer has so many requests open that this one holds nothing. */
  'manyOpen',
  /** Its price is still to be agreed. */
  'priceToAgree',
] as const;
export const rideProblem = shownValue(rideProblems);
export type RideProblem = (typeof rideProblems)[number];
/** As a response has it. */
export type ShownRideProblem = z.infer<typeof rideProblem>;

/** Customers are promised an answer within this time, in minutes; a request is a problem half an hour before. */
export const answerPromisedWithinMinutes = 120;
export const unansweredAfterMinutes = 90;

/** Hours before its start from which a ride without a driver is a problem. */
export const driverNeededWithinHours = 24;

/** Hours of rides within 24 hours that are no problem yet for one driver. */
export const longDayHours = 12;
