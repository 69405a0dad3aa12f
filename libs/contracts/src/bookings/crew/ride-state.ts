import { z } from 'zod';
import { shownValue } from '../../http/shown-value.js';

/**
 * How far a ride's driver is, beside the booking's status (specification, III.4). `none`: no driver has the ride. `offered`:
 * the driver has not answered yet. `declined`: the driver was taken off.
 */
export const rideStates = [
  'none',
  'offered',
  'accepted',
  'declined',
  'on_the_way',
  'arrived',
  'on_board',
  'done',
  'no_show',
] as const;
export const rideState = z.enum(rideStates, 'state.invalid');
export type RideState = z.infer<typeof rideState>;
const shownRideState = shownValue(rideStates);
/** As a response has it. */
export type ShownRideState = z.infer<typeof shownRideState>;

/** In these the driver is under way, however late it is. */
export const statesUnderWay: readonly RideState[] = ['on_the_way', 'arrived', 'on_board'];

/** In these the ride is over for its driver. */
export const statesOver: readonly RideState[] = ['done', 'no_show'];

/** Why a driver declines a ride. */
export const declineReasons = ['busy', 'car', 'sick', 'other'] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** Max. length of what a driver or staff write beside a step. */
export const stepNoteLength = 200;

/** How far a ride is, as staff see it in lists, on the board and on the booking's page. */
export const rideProgress = z
  .object({
    state: shownRideState,
    /** When it came so far, by the clock of who said so; null where nothing has happened yet. */
    since: z.iso.datetime().nullable(),
    /** When the driver was asked; null without a driver, and where they had agreed before. */
    askedAt: z.iso.datetime().nullable(),
    /** When the driver was at the pickup; of a no-show it says how long they have waited. */
    arrivedAt: z.iso.datetime().nullable(),
    /** Since when the driver has not seen a change of the ride; null where there is none. */
    unseenSince: z.iso.datetime().nullable(),
  })
  .meta({ id: 'RideProgress' });
/** As a response has it. */
export type ShownRideProgress = z.infer<typeof rideProgress>;
export type RideProgress = ShownRideProgress & { readonly state: RideState };

/** Of a ride of which nothing is known, as of one that a service of an earlier release answers. */
export const noProgress: RideProgress = {
  state: 'none',
  since: null,
  askedAt: null,
  arrivedAt: null,
  unseenSince: null,
};

/** A step of a ride as staff see it on the booking's page; never changed, removed with the booking. */
export const rideStep = z
  .object({
    id: z.uuid(),
    fromState: shownRideState,
    toState: shownRideState,
    /** `driver:<id>`, `system`, or the admin's id. */
    by: z.string(),
    /** When it happened by the driver's page, and when the server got it. */
    happenedAt: z.iso.datetime(),
    receivedAt: z.iso.datetime(),
    reason: shownValue(declineReasons).nullable(),
    note: z.string().nullable(),
  })
  .meta({ id: 'RideStep' });
export type RideStep = z.infer<typeof rideStep>;

/** What about a ride's driver needs the dispatcher's attention (specification, III.4), the most urgent first. */
export const driverProblems = [
  /** The driver has declined, and no other has the ride. */
  'declined',
  /** The start is within 30 minutes, and the driver is not on the way. */
  'notUnderWay',
  /** Asked for two hours without an answer, or the start is within six. */
  'driverSilent',
  /** On board past the ride's end, and vehicle or driver have another ride within an hour. */
  'runsOver',
  /** The customer did not come; staff decide what becomes of the booking. */
  'noShow',
  /** Done, while the booking is still pending. */
  'doneButPending',
] as const;
export const driverProblem = shownValue(driverProblems);
export type DriverProblem = (typeof driverProblems)[number];
/** As a response has it. */
export type ShownDriverProblem = z.infer<typeof driverProblem>;
