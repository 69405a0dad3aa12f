import { finishedRideStates } from '@chauffeur/contracts/bookings/crew/ride-state';
import type { DriverStepResponse } from '@chauffeur/contracts/driver-page/driver-step';
import { Outbox } from '@chauffeur/messaging';
import { CodedError } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { readBookingRules } from '../booking-rules/read-booking-rules.js';
import type { BookingEntity } from '../bookings/booking.entity.js';
import { ChangeStatus } from '../booking-status/change-status.js';
import { recordCrew } from '../booking-status/record-crew.js';
import { readBookingState } from '../booking-changes/recording/read-booking-state.js';
import { RideLinks } from '../ride-links/ride-links.js';
import { hold } from '../rides/holds/hold.js';
import { unassignDriver } from '../booking-changes/unassign-driver.js';
import { changeRideState, type RideStateChange } from '../ride-progress/change-ride-state.js';

export interface NewRideState extends Omit<RideStateChange, 'answer' | 'link' | 'onStored'> {
  /** Undoes the last step and its effects. */
  readonly isUndo?: boolean;
}

/** Sets a ride's state with its effects, for drivers and for staff. */
@Injectable()
export class SetRideState {
  constructor(
    private readonly outbox: Outbox,
    private readonly rideLinks: RideLinks,
    private readonly changeStatus: ChangeStatus,
  ) {}

  /**
   * Sets the state of a booking that the caller has locked, in the caller's transaction. `done` ends what the ride
   * occupies and, if the booking rules say so, completes a confirmed ride; `declined` takes the driver off. Throws
   * CodedError `step.notPossible` for an undo of a completion by others.
   */
  async set(
    manager: EntityManager,
    booking: BookingEntity,
    { isUndo = false, ...move }: NewRideState,
  ): Promise<DriverStepResponse> {
    const { to, by } = move;
    if (to === 'done' && booking.status === 'confirmed' && (await readBookingRules(manager)).completeOnDone) {
      await this.changeStatus.set(manager, booking, { status: 'completed', changedBy: by });
    }
    if (isUndo && move.from === 'done' && booking.status === 'completed') {
      await this.undoCompletion(manager, booking, by);
    }
    if (to === 'declined') await unassignDriver(manager, this.outbox, booking, by);
    const { id: rideId, status } = booking;
    const link = await this.rideLinks.ensure(manager, rideId);
    const answer = { rideId, state: to, since: move.happenedAt.toISOString(), status };
    const onStored = move.from === 'done' ? () => occupyAgain(manager, booking, move) : undefined;
    await changeRideState(manager, this.outbox, booking, {
      ...move,
      answer,
      link,
      ...(onStored && { onStored }),
    });
    // Vehicle and driver are free after the buffer.
    if (to === 'done') await hold(manager, booking, 'own');
    return answer;
  }

  private async undoCompletion(manager: EntityManager, booking: BookingEntity, by: string): Promise<void> {
    const [newest] = await manager.query<{ id: string; changedBy: string }[]>(
      'SELECT id, changed_by AS "changedBy" FROM booking_history WHERE booking_id = $1 ORDER BY changed_at DESC LIMIT 1',
      [booking.id],
    );
    if (newest?.changedBy !== by) throw new CodedError('step.notPossible');
    const announced = { undoesChangeId: newest.id, tellCustomer: false };
    await this.changeStatus.set(manager, booking, { status: 'confirmed', changedBy: by, announced });
  }
}

/**
 * Occupies what was planned, now that Done is taken back. As everywhere, a ride that goes on then names only a vehicle
 * that it holds; its driver, who is under way, stays.
 */
async function occupyAgain(
  manager: EntityManager,
  booking: BookingEntity,
  { to, by }: Pick<NewRideState, 'to' | 'by'>,
): Promise<void> {
  const before = await readBookingState(manager, booking);
  const held = await hold(manager, booking, 'own');
  // Staff who correct Done to a no-show: the vehicle was there.
  if (finishedRideStates.includes(to)) return;
  if (held.needsNothing || held.vehicleId === booking.vehicleId) return;
  booking.vehicleId = null;
  if (await recordCrew(manager, { booking, before, changedBy: by })) booking.scheduleVersion += 1;
  await manager.save(booking);
}
