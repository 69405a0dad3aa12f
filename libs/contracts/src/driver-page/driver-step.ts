import { z } from 'zod';
import { isStorable } from '../time/baku-time.js';
import { bookingStatus } from '../bookings/booking.js';
import { optionalText } from '../inputs/text.js';
import { declineReasons, rideState, stepNoteLength } from '../bookings/crew/ride-state.js';
import { idInput } from '../http/id-input.js';
import type { DriverRide } from './driver-rides.js';
import type { SteppedRide } from './step-window.js';

const optionalReason = z
  .enum(declineReasons, 'reason.invalid')
  .nullish()
  .transform((reason) => reason ?? null);

/**
 * A driver's step. A repeat with the same `actionId` gets the first response. Errors: 409 `ride.stateChanged`, `ride.notYours`,
 * `ride.cancelled`, `step.notPossible`, `step.tooEarly` (`errors[].params.from`, ISO), `step.tooLate`; 400 `step.tooOld`; 401
 * `session.required`. Retrying a 4xx other than 408 and 429 is pointless.
 */
export const driverStepRequest = z
  .object({
    actionId: idInput('actionId.invalid'),
    /** The driver who took the step, as drivers may share a phone; `session.required` if the session is another driver's. */
    driverId: idInput('driverId.invalid').nullish(),
    from: rideState,
    to: rideState,
    /** By the server's clock, as estimated by the page. */
    happenedAt: z.iso.datetime('happenedAt.invalid'),
    /**
     * `since` of the ride on the page. If the driver was asked again meanwhile, the response is to outdated terms and gets
     * `ride.stateChanged`. Without it `happenedAt` decides.
     */
    since: z.iso.datetime('since.invalid').nullish(),
    /** `changed.at` of the ride on the page; later changes stay unseen. */
    changedAt: z.iso.datetime('changedAt.invalid').nullish(),
    /** Required to decline a ride, else `reason.required`. */
    reason: optionalReason,
    note: optionalText('note', stepNoteLength),
  })
  .refine(({ to, reason }) => to !== 'declined' || reason !== null, {
    path: ['reason'],
    error: 'reason.required',
  })
  .meta({ id: 'DriverStepRequest' });
export type DriverStepRequest = z.infer<typeof driverStepRequest>;

/** Result of a step; it is stored, and therefore contains no data of the customer. */
export const driverStepResponse = z
  .object({
    rideId: z.uuid(),
    state: rideState,
    since: z.iso.datetime().nullable(),
    /** The booking's status, which `done` may have completed. */
    status: bookingStatus,
  })
  .meta({ id: 'DriverStepAnswer' });
export type DriverStepResponse = z.infer<typeof driverStepResponse>;

/** The driver has seen the changes up to `changedAt`, which is `changed.at` of the ride on the page. */
export const driverSeenRequest = z
  .object({ changedAt: z.iso.datetime('changedAt.invalid').refine(isStorable, 'changedAt.invalid') })
  .meta({ id: 'DriverSeenRequest' });
export type DriverSeenRequest = z.infer<typeof driverSeenRequest>;

const driverSession = { session: z.string().max(200) };
export const driverStepCommand = z.object({ ...driverSession, request: driverStepRequest });
export type DriverStepCommand = z.infer<typeof driverStepCommand>;
export const driverSeenCommand = z.object({ ...driverSession, request: driverSeenRequest });
export type DriverSeenCommand = z.infer<typeof driverSeenCommand>;

/** Staff set any state of a ride that has a driver; admin and reason are logged. The booking's version does not change. */
export const setRideStateRequest = z
  .object({
    /** The state that staff saw; 409 `ride.stateChanged` if it is another one by now. */
    from: rideState,
    to: rideState,
    note: optionalText('note', stepNoteLength),
  })
  .meta({ id: 'SetRideState' });
export type SetRideStateRequest = z.infer<typeof setRideStateRequest>;

/** Returns a driver's ride as input of `stepWindows`; `state` may include steps that are not sent yet. */
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
