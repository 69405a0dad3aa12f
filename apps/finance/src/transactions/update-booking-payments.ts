import type { BookingPayments } from '@chauffeur/contracts/bookings/prices/booking-payments';
import { bookingPaymentsChanged } from '@chauffeur/contracts/events/finance-events';
import { Outbox } from '@chauffeur/messaging';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { totalUsd } from './total-usd.js';

/** SQL: what was received for the booking `$1`. */
const received = `
  SELECT coalesce(${totalUsd('true')}, 0) AS received_usd,
         (array_agg(payment_method ORDER BY transaction_date DESC, created_at DESC, id DESC))[1] AS payment_method,
         max(transaction_date) AS last_on
    FROM transactions
   WHERE booking_id = $1 AND transaction_type = 'revenue' AND status = 'completed'`;

type Row = Pick<BookingPayments, 'paymentMethod' | 'lastOn' | 'sequence'> & { receivedUsd: string };

type BookingIds = readonly (string | null | undefined)[];

@Injectable()
export class UpdateBookingPayments {
  constructor(private readonly outbox: Outbox) {}

  /** Locks what was received for the bookings until the transaction ends, so that it includes what others commit. */
  async lock(manager: EntityManager, bookingIds: BookingIds): Promise<void> {
    for (const id of inOrder(bookingIds)) {
      await manager.query('INSERT INTO booking_payments (booking_id) VALUES ($1) ON CONFLICT DO NOTHING', [
        id,
      ]);
      await manager.query('SELECT FROM booking_payments WHERE booking_id = $1 FOR UPDATE', [id]);
    }
  }

  /**
   * Counts again what was received for the bookings, in the transaction that may have changed it, and publishes it if
   * it differs from the last report.
   */
  async update(manager: EntityManager, bookingIds: BookingIds): Promise<void> {
    await this.lock(manager, bookingIds);
    await this.updateLocked(manager, bookingIds);
  }

  /** Same as `update`, after `lock` in the same transaction. */
  async updateLocked(manager: EntityManager, bookingIds: BookingIds): Promise<void> {
    for (const id of inOrder(bookingIds)) await this.updateOne(manager, id);
  }

  private async updateOne(manager: EntityManager, bookingId: string): Promise<void> {
    const changed = await manager.query<[Row[], number]>(
      `UPDATE booking_payments AS known
          SET received_usd = sums.received_usd, payment_method = sums.payment_method, last_on = sums.last_on,
              sequence = known.sequence + 1
         FROM (${received}) AS sums
        WHERE known.booking_id = $1
          AND (known.received_usd, known.payment_method, known.last_on)
              IS DISTINCT FROM (sums.received_usd, sums.payment_method, sums.last_on)
       RETURNING known.received_usd AS "receivedUsd", known.payment_method AS "paymentMethod",
                 known.last_on::text AS "lastOn", known.sequence`,
      [bookingId],
    );
    for (const { receivedUsd, ...row } of changed[0]) {
      await this.outbox.add(manager, bookingPaymentsChanged, {
        bookingId,
        receivedUsd: Number(receivedUsd),
        ...row,
      });
    }
  }
}

/** Returns the ids in one order, so that two transactions can't deadlock. */
function inOrder(bookingIds: BookingIds): string[] {
  return [...new Set(bookingIds)].filter((id) => typeof id === 'string').toSorted();
}
