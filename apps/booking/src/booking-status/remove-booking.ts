import type { RemoveBookingQuery } from '@chauffeur/contracts/bookings/changes/change-status';
import { bookingRemoved } from '@chauffeur/contracts/events/booking-events';
import { Outbox } from '@chauffeur/messaging';
import { lockVersion, type RemovedRecord } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { requireLessThanPaid } from '../booking-payments/require-less-than-paid.js';
import { retryTransaction } from '../rides/retry-transaction.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import { convertToSingleRides } from '../bookings/convert-to-single-rides.js';
import { lockLegs } from '../bookings/lock-bookings.js';

@Injectable()
export class RemoveBooking {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Deletes a booking with its history and assignments, so that its car, service or tour can be removed too; the
   * trip's other leg becomes a single ride. No email is sent. Throws CodedError `booking.notFound`, or `record.stale`
   * if it has changed since `version`.
   */
  remove(
    id: string,
    { version, payments, keepUsd }: RemoveBookingQuery,
    removedBy: string,
  ): Promise<RemovedRecord> {
    return retryTransaction(this.dataSource, async (manager) => {
      await lockLegs(manager, id);
      const booking = await lockVersion(manager, BookingEntity, { id, version }, 'booking.notFound');
      const { referenceNumber, customerName } = booking;
      const decision = keepUsd === undefined ? payments : { keepUsd };
      if (decision) requireLessThanPaid(decision, booking);
      await manager.delete(BookingEntity, { id });
      if (booking.tripId) await convertToSingleRides(manager, [booking.tripId]);
      await this.outbox.add(manager, bookingRemoved, {
        bookingId: id,
        referenceNumber,
        version,
        removedBy,
        customerName,
        ...(decision ? { payments: decision } : {}),
      });
      return { version, referenceNumber };
    });
  }
}
