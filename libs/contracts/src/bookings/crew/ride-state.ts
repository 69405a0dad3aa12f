import { z } from 'zod';
import { tolerantEnum } from '../../http/tolerant-enum.js';

/**
 * Progress of a ride's driver, independent of the booking's status (specification, III.4). `none`: no driver has the ride.
 * `offered`: the driver has not responded yet. `declined`: the driver was taken off.
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
const shownRideState = tolerantEnum(rideStates);
/** A state in a response, which may be unknown. */
export type ShownRideState = z.infer<typeof shownRideState>;

/** States in which the driver is under way, however late it is. */
export const underWayRideStates: readonly RideState[] = ['on_the_way', 'arrived', 'on_board'];

/** States in which the ride is over for its driver. */
export const finishedRideStates: readonly RideState[] = ['done', 'no_show'];

/** Why a driver declines a ride. */
export const declineReasons = ['busy', 'car', 'sick', 'other'] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** Max length of a note to a step, in characters. */
export const stepNoteLength = 200;

/** The progress of a ride that staff see in lists, on the board and on the booking's page. */
export const rideProgress = z
  .object({
    state: shownRideState,
    /** When this state was reached, by the clock of the device that reported it; null if nothing has happened yet. */
    since: z.iso.datetime().nullable(),
    /** When the driver was asked; null without a driver, and if the driver had agreed before. */
    askedAt: z.iso.datetime().nullable(),
    /** When the driver arrived at the pickup; for a no-show, since when the driver waited. */
    arrivedAt: z.iso.datetime().nullable(),
    /** Since when the ride has a change that the driver has not seen; null if there is none. */
    unseenSince: z.iso.datetime().nullable(),
  })
  .meta({ id: 'RideProgress' });
/** Progress in a response, whose state may be unknown. */
export type ShownRideProgress = z.infer<typeof rideProgress>;
export type RideProgress = ShownRideProgress & { readonly state: RideState };

/** Progress of a ride of which nothing is known, for example in responses of an earlier release. */
export const noProgress: RideProgress = {
  state: 'none',
  since: null,
  askedAt: null,
  arrivedAt: null,
  unseenSince: null,
};

/** A step of a ride, which staff see on the booking's page; never changed, removed with the booking. */
export const rideStep = z
  .object({
    id: z.uuid(),
    fromState: shownRideState,
    toState: shownRideState,
    /** `driver:<id>`, `system`, or the admin's id. */
    by: z.string(),
    /** When it happened by the driver's page, and when the server received it. */
    happenedAt: z.iso.datetime(),
    receivedAt: z.iso.datetime(),
    reason: tolerantEnum(declineReasons).nullable(),
    note: z.string().nullable(),
  })
  .meta({ id: 'RideStep' });
export type RideStep = z.infer<typeof rideStep>;

/** Problems with a ride's driver that need the dispatcher's attention (specification, III.4), the most urgent first. */
export const driverProblems = [
  /** The driver has declined, and no other has the ride. */
  'declined',
  /** The start is within 30 minutes, and the driver is not on the way. */
  'notUnderWay',
  /** The driver has not responded for two hours, or the start is within six. */
  'driverSilent',
  /** The customer is on board past the ride's end, and vehicle or driver have another ride within an hour. */
  'runsOver',
  /** The customer did not come; staff decide how to proceed with the booking. */
  'noShow',
  /** The ride is done, but the booking is still pending. */
  'doneButPending',
] as const;
export const driverProblem = tolerantEnum(driverProblems);
export type DriverProblem = (typeof driverProblems)[number];
/** A problem in a response, which may be unknown. */
export type ShownDriverProblem = z.infer<typeof driverProblem>;
