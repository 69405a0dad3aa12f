import { CodedError } from '@chauffeur/service-kit';
import type {
  DriverStepCommand,
  DriverStepRequest,
  DriverStepResponse,
} from '@chauffeur/contracts/driver-page/driver-step';
import type { RideState } from '@chauffeur/contracts/bookings/crew/ride-state';
import { stepWindows } from '@chauffeur/contracts/driver-page/step-window';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { readBookingRules } from '../booking-rules/read-booking-rules.js';
import { lockBooking } from '../bookings/lock-bookings.js';
import { readLastSteps, undoableStepOf } from '../ride-progress/last-step.js';
import { progressOf, readProgress } from '../ride-progress/ride-progress.js';
import { SetRideState } from '../ride-steps/set-ride-state.js';
import { retryTransaction } from '../rides/retry-transaction.js';
import { DriverStepCounter } from './driver-step-counter.js';
import { steppedRideOfBooking } from './driver-ride.rules.js';
import { DriverSessions } from './driver-sessions.js';
import { isAnswerToLatestOffer, stepTimeOf, requirePossibleStep } from './step.rules.js';

@Injectable()
export class TakeStep {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: DriverSessions,
    private readonly setRideState: SetRideState,
    private readonly counter: DriverStepCounter,
  ) {}

  /**
   * Takes a driver's step, once for an `actionId`: a repeat gets the first response. The booking's row lock orders it
   * with changes of the booking; the first to commit wins. Throws CodedError `session.required`, `ride.notYours`,
   * `ride.cancelled`, `ride.stateChanged`, `step.notPossible`, `step.tooEarly`, `step.tooLate` or `step.tooOld`.
   */
  async take(
    bookingId: string,
    { session, request }: DriverStepCommand,
    now = new Date(),
  ): Promise<DriverStepResponse> {
    let isNew = false;
    const answer = await retryTransaction(this.dataSource, async (manager) => {
      isNew = false;
      const { id: driverId } = await this.sessions.find(manager, session);
      if (request.driverId && request.driverId !== driverId) throw new CodedError('session.required');
      const booking = await lockBooking(manager, bookingId);
      const earlier = await earlierAnswer(manager, request.actionId, { bookingId, driverId });
      if (earlier) return earlier;
      if (booking?.driverId !== driverId) throw new CodedError('ride.notYours');
      if (booking.status === 'cancelled') throw new CodedError('ride.cancelled');
      // Pressed without a network, perhaps: a driven ride retains its driver.
      if (request.to === 'declined' && booking.status === 'completed')
        throw new CodedError('ride.stateChanged');
      const progress = progressOf(booking, (await readProgress(manager, [bookingId])).get(bookingId));
      const { state, since, arrivedAt } = progress;
      if (request.from !== state) {
        if (request.to !== state) throw new CodedError('ride.stateChanged');
        return { rideId: bookingId, state, since, status: booking.status };
      }
      if (state === 'offered' && since !== null && !isAnswerToLatestOffer(request, since)) {
        throw new CodedError('ride.stateChanged');
      }
      const happenedAt = stepTimeOf(new Date(request.happenedAt), now);
      const by = `driver:${driverId}`;
      const isUndo = await canUndo(manager, booking.id, { by, state, at: happenedAt, to: request.to });
      if (!isUndo) {
        const ride = steppedRideOfBooking(booking, state, arrivedAt, await readBookingRules(manager));
        requirePossibleStep(stepWindows(ride), request.to, happenedAt);
      }
      isNew = true;
      const { actionId, reason, note, to } = request;
      return this.setRideState.set(manager, booking, {
        from: state,
        to,
        happenedAt,
        by,
        driverId,
        actionId,
        reason,
        note,
        isUndo,
        seenUntil: new Date(request.changedAt ?? 0),
      });
    });
    if (isNew) this.counter.count(request.to);
    return answer;
  }
}

/** Returns the first response to an action. Throws CodedError `ride.stateChanged` if it was for another ride or driver. */
async function earlierAnswer(
  manager: EntityManager,
  actionId: DriverStepRequest['actionId'],
  { bookingId, driverId }: { bookingId: string; driverId: string },
): Promise<DriverStepResponse | null> {
  const [step] = await manager.query<
    { bookingId: string; driverId: string | null; answer: DriverStepResponse | null }[]
  >(
    'SELECT booking_id AS "bookingId", driver_id AS "driverId", answer FROM ride_steps WHERE action_id = $1',
    [actionId],
  );
  if (!step) return null;
  if (step.bookingId !== bookingId || step.driverId !== driverId || !step.answer)
    throw new CodedError('ride.stateChanged');
  return step.answer;
}

async function canUndo(
  manager: EntityManager,
  bookingId: string,
  { to, ...step }: { by: string; state: RideState; at: Date; to: RideState },
): Promise<boolean> {
  const last = (await readLastSteps(manager, [bookingId])).get(bookingId);
  return undoableStepOf(last, step)?.to === to;
}
