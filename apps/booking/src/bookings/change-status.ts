import { bookingStatusChanged, type BookingResponse, type ChangeStatusRequest } from '@chauffeur/contracts';
import { Outbox } from '@chauffeur/messaging';
import { lockVersion } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BookingHistoryEntity } from './booking-history.entity.js';
import { bookingResponseOf } from './booking-response.js';
import { recordAssignment } from '../driver-assignments/record-assignment.js';
import { hold, occupiedBy } from '../rides/hold.js';
import { BookingEntity } from './booking.entity.js';

@Injectable()
export class ChangeStatus {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Sets any status, with its history, its event and what the ride occupies in the same transaction; the same status
   * again changes nothing. A cancelled ride frees its vehicle and driver; revived it takes what is still free, and loses
   * the driver who has another ride by now.
   * Throws CodedError `booking.notFound`, or `record.stale` when the booking has changed since `version`.
   */
  change(id: string, { status, version }: ChangeStatusRequest, changedBy: string): Promise<BookingResponse> {
    return this.dataSource.transaction(async (manager) => {
      const booking = await lockVersion(manager, BookingEntity, { id, version }, 'booking.notFound');
      const fromStatus = booking.status;
      if (fromStatus === status) return bookingResponseOf(booking);
      booking.status = status;
      const held = await hold(manager, booking);
      if (fromStatus === 'cancelled' && occupiedBy(booking) && booking.driverId && !held.driverId) {
        booking.driverId = null;
        await recordAssignment(manager, { bookingId: id, driver: null, assignedBy: changedBy, notes: null });
      }
      const changed = bookingResponseOf(await manager.save(booking));
      await manager.insert(BookingHistoryEntity, { bookingId: id, fromStatus, toStatus: status, changedBy });
      await this.outbox.add(manager, bookingStatusChanged, { booking: changed, fromStatus, changedBy });
      return changed;
    });
  }
}
