import type { CancelRideCommand, RideResponse } from '@chauffeur/contracts';
import { CodedError } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { readBookingRules } from '../booking-rules/read-booking-rules.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import { ChangeStatus } from '../bookings/change-status.js';
import { RideLinks } from '../ride-links/ride-links.js';
import { rideOf } from './read-ride.js';
import { cancelFeeOf } from './ride.rules.js';

@Injectable()
export class CancelRide {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changeStatus: ChangeStatus,
    private readonly rideLinks: RideLinks,
  ) {}

  /**
   * Cancels the ride of a token by its customer: vehicle and driver are free at once, and what is owed is noted. A
   * cancelled ride stays as it is. Throws CodedError `link.invalid`, `link.expired`, `ride.over` once it is completed,
   * `ride.tooLate` once it has started, `ride.feeChanged` where it costs something else than was accepted, and
   * `record.stale` where it has changed since the page showed it.
   */
  cancel({ token, request }: CancelRideCommand): Promise<RideResponse> {
    return this.dataSource.transaction(async (manager) => {
      const id = await this.rideLinks.find(manager, token);
      const booking = await manager.findOneOrFail(BookingEntity, {
        where: { id },
        lock: { mode: 'pessimistic_write' },
      });
      const now = new Date();
      const shown = await rideOf(manager, booking, now);
      if (booking.status === 'cancelled') return shown;
      if (booking.status === 'completed') throw new CodedError('ride.over');
      const fee = cancelFeeOf(booking, await readBookingRules(manager), now);
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
      return rideOf(manager, booking, now);
    });
  }
}
