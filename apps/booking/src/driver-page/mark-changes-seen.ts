import type { DriverSeenCommand } from '@chauffeur/contracts/driver-page/driver-step';
import { recordChanged } from '@chauffeur/contracts/events/record-events';
import { Outbox } from '@chauffeur/messaging';
import { CodedError } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { lockBooking } from '../bookings/lock-bookings.js';
import { retryTransaction } from '../rides/retry-transaction.js';
import { DriverSessions } from './driver-sessions.js';

@Injectable()
export class MarkChangesSeen {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: DriverSessions,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Records that the driver has seen a ride's changes up to a moment; later changes stay unseen. Throws CodedError
   * `session.required` or `ride.notYours`.
   */
  mark(bookingId: string, { session, request }: DriverSeenCommand): Promise<void> {
    return retryTransaction(this.dataSource, async (manager) => {
      const { id: driverId } = await this.sessions.find(manager, session);
      // A step that is being stored would store again what it has read as unseen.
      const booking = await lockBooking(manager, bookingId);
      if (booking?.driverId !== driverId) throw new CodedError('ride.notYours');
      await manager.query(
        `UPDATE ride_progress SET changed_at = NULL, changed_fields = '[]'
          WHERE booking_id = $1 AND driver_id = $2 AND changed_at <= $3`,
        [bookingId, driverId, request.changedAt],
      );
      await this.outbox.add(manager, recordChanged, { record: 'driver' });
    });
  }
}
