import type { SetRideStateRequest } from '@chauffeur/contracts/driver-page/driver-step';
import { CodedError } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { lockBooking } from '../bookings/lock-bookings.js';
import { retryTransaction } from '../rides/retry-transaction.js';
import { progressOf, readProgress } from '../ride-progress/ride-progress.js';
import { SetRideState } from './set-ride-state.js';

@Injectable()
export class SetStateByStaff {
  constructor(
    private readonly dataSource: DataSource,
    private readonly setRideState: SetRideState,
  ) {}

  /**
   * Sets any state of a ride that has a driver, with a note; no-op if it is the present state. Throws CodedError
   * `booking.notFound`, `ride.cancelled`, `ride.stateChanged`, or `step.notPossible` without a driver.
   */
  set(bookingId: string, { from, to, note }: SetRideStateRequest, by: string): Promise<void> {
    return retryTransaction(this.dataSource, async (manager) => {
      const booking = await lockBooking(manager, bookingId);
      if (!booking) throw new CodedError('booking.notFound');
      if (booking.status === 'cancelled') throw new CodedError('ride.cancelled');
      const { state } = progressOf(booking, (await readProgress(manager, [bookingId])).get(bookingId));
      if (state === to) return;
      if (state !== from) throw new CodedError('ride.stateChanged');
      // `none` means no driver: staff take the driver off instead.
      if (booking.driverId === null || to === 'none') throw new CodedError('step.notPossible');
      const { driverId } = booking;
      await this.setRideState.set(manager, booking, { from, to, happenedAt: new Date(), by, driverId, note });
    });
  }
}
