import { z } from 'zod';
import { isStorable } from '../baku-time.js';
import { bookingStatus } from '../bookings/booking.js';
import { optionalText } from '../text.js';
import { declineReasons, rideState, stepNoteLength } from '../bookings/crew/ride-state.js';
import { idInput } from '../http/id-input.js';
import type { DriverRide } from './driver-rides.js';
import type { SteppedRide } from './step-window.js';

const optionalReason = z
  .enum(declineReasons, 'reason.invalid')
  .nullish()
  .transform((reason) => reason ?? null);

/**
 * A driver's step. The same `actionId` again gets the first answer. Errors: 409 `ride.stateChanged`, `ride.notYours`,
 * `ride.cancelled`, `step.notPossible`, `step.tooEarly` (`errors[].params.from`, ISO), `step.tooLate`; 400
 * `step.tooOld`; 401 `session.required`. 408 and 429 aside, a 4xx will not become right by sending it again.
 */
export const driverStepRequest = z
  .object({
    actionId: idInput('actionId.invalid'),
    /** Who pressed it, of drivers who share a phone: in the session of another one it is `session.required`. */
    driverId: idInput('driverId.invalid').nullish(),
    from: rideState,
    to: rideState,
    /** By the server's clock, as the page reckons it. */
    happenedAt: z.iso.datetime('happenedAt.invalid'),
    /**
     * `since` of the ride as the page showed it: who answers what was asked again meanwhile has seen earlier terms, and
     * gets `ride.stateChanged`. Without it `happenedAt` decides.
     */
    since: z.iso.datetime('since.invalid').nullish(),
    /** `changed.at` of the ride as the page showed it: what was changed later stays to be seen. */
    changedAt: z.iso.datetime('changedAt.invalid').nullish(),
    /** Of a ride that is declined; `reason.required` without. */
    reason: optionalReason,
    note: optionalText('note', stepNoteLength),
  })
  .refine(({ to, reason }) => to !== 'declined' || reason !== null, {
    path: ['reason'],
    error: 'reason.required',
  })
  .meta({ id: 'DriverStepRequest' });
export type DriverStepRequest = z.infer<typeof driverStepRequest>;

/** What a step has led to; names no customer, because it is stored. */
export const driverStepResponse = z
  .object({
    rideId: z.uuid(),
    state: rideState,
    since: z.iso.datetime().nullable(),
    /** The booking's, which `done` may have completed. */
    status: bookingStatus,
  })
  .meta({ id: 'DriverStepAnswer' });
export type DriverStepResponse = z.infer<typeof driverStepResponse>;

/** The driver has seen what was changed up to then: `changed.at` of the ride as the page showed it. */
export const driverSeenRequest = z
  .object({ changedAt: z.iso.datetime('changedAt.invalid').refine(isStorable, 'changedAt.invalid') })
  .meta({ id: 'DriverSeenRequest' });
export type DriverSeenRequest = z.infer<typeof driverSeenRequest>;

const driverSession = { session: z.string().max(200) };
export const driverStepCommand = z.object({ ...driverSession, request: driverStepRequest });
export type DriverStepCommand = z.infer<typeof driverStepCommand>;
export const driverSeenCommand = z.object({ ...driverSession, request: driverSeenRequest });
export type DriverSeenCommand = z.infer<typeof driverSeenCommand>;

/** Staff set any state of a ride that has a driver; the log has who, and what for. No version is needed, and none rises. */
export const setRideStateRequest = z
  .object({
    /** The one that staff were looking at; another one by now is 409 `ride.stateChanged`. */
    from: rideState,
    to: rideState,
    note: optionalText('note', stepNoteLength),
  })
  .meta({ id: 'SetRideState' });
export type SetRideStateRequest = z.infer<typeof setRideStateRequest>;

/** A driver's ride as `stepWindows` looks at it, in the state that it has, or has by steps that are not sent yet. */
export function steppedRideOf({ rules, state }: Pick<DriverRide, 'rules' | 'state'>): SteppedRide {
  return {
    state,
    startsAt: new Date(rules.startsAt),
    endsAt: new Date(rules.endsAt),
    hasTime: rules.hasTime,
    waitMinutes: rules.waitMinutes,
    arrivedAt: rules.arrivedAt === null ? null : new Date(rules.arrivedAt),
  };
}
