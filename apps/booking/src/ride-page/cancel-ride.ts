import type {
  CancelOtherLegCommand,
  CancelRideCommand,
  CancelRideRequest,
} from '@chauffeur/contracts/rides/cancel-ride';
import type { RideResponse } from '@chauffeur/contracts/rides/ride';
import { CodedError } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { readBookingRules } from '../booking-rules/read-booking-rules.js';
import type { BookingEntity } from '../bookings/booking.entity.js';
import { ChangeStatus } from '../booking-status/change-status.js';
import { findOtherLeg } from '../bookings/other-leg.js';
import { RideLinks } from '../ride-links/ride-links.js';
import { retryTransaction } from '../rides/retry-transaction.js';
import { readCancelFee } from './read-cancel-fee.js';
import { rideOf } from './read-ride.js';

@Injectable()
export class CancelRide {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changeStatus: ChangeStatus,
    private readonly rideLinks: RideLinks,
  ) {}

  /**
   * Cancels the ride of a token for its customer: vehicle and driver are free at once, and the fee is stored. No-op
   * if it is already cancelled. Throws CodedError `link.invalid`, `link.expired`, `ride.over` if it is completed,
   * `ride.tooLate` if it has started, `ride.feeChanged` if the fee is not the accepted one, and `record.stale` if it
   * has changed since the page showed it.
   */
  cancel({ token, request }: CancelRideCommand): Promise<RideResponse> {
    return retryTransaction(this.dataSource, async (manager) => {
      const booking = await this.rideLinks.lockBooking(manager, token);
      const now = new Date();
      // Throws if the link has ended.
      await rideOf(manager, booking, now);
      await this.cancelLocked(manager, booking, request, now);
      return rideOf(manager, booking, now);
    });
  }

  /**
   * Cancels a trip's other ride too, for the same reason, after the customer has cancelled this one; returns this
   * one. Throws CodedError as `cancel` does for the other ride, and `record.stale` if this one is not cancelled or
   * has no other ride.
   */
  cancelOtherLeg({ token, request }: CancelOtherLegCommand): Promise<RideResponse> {
    return retryTransaction(this.dataSource, async (manager) => {
      const booking = await this.rideLinks.lockBooking(manager, token);
      const now = new Date();
      await rideOf(manager, booking, now);
      const other = await findOtherLeg(manager, booking);
      if (!other || booking.status !== 'cancelled') throw new CodedError('record.stale');
      const { cancelReason: reason, cancelNote: note } = booking;
      await this.cancelLocked(manager, other, { ...request, reason, note }, now);
      return rideOf(manager, booking, now);
    });
  }

  private async cancelLocked(
    manager: EntityManager,
    booking: BookingEntity,
    request: CancelRideRequest,
    now: Date,
  ): Promise<void> {
    if (booking.status === 'cancelled') return;
    if (booking.status === 'completed') throw new CodedError('ride.over');
    const fee = await readCancelFee(manager, booking, await readBookingRules(manager), now);
    if (!fee) throw new CodedError('ride.tooLate');
    if (fee.feeUsd !== request.acceptFee) {
      const { feeUsd } = fee;
      throw new CodedError('ride.feeChanged', [
        { field: 'acceptFee', code: 'acceptFee.changed', params: { feeUsd } },
      ]);
    }
    if (booking.version !== request.version) throw new CodedError('record.stale');
    booking.cancelReason = request.reason;
    booking.cancelNote = request.note;
    booking.feeDueUsd = fee.feeUsd > 0 ? fee.feeUsd : null;
    await this.changeStatus.set(manager, booking, { status: 'cancelled', changedBy: 'customer' });
  }
}
