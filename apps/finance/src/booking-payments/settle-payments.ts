import type { PaymentsDecision } from '@chauffeur/contracts/bookings/prices/booking-payments';
import { recordChanged } from '@chauffeur/contracts/events/record-events';
import { productDescription, type ReturnReason } from '@chauffeur/contracts/finance/product-description';
import { readReturnNote, withReturnNote } from '@chauffeur/contracts/finance/return-note';
import { transactionTextLimits } from '@chauffeur/contracts/finance/transaction';
import { Outbox } from '@chauffeur/messaging';
import { Injectable } from '@nestjs/common';
import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { addUpRemaining } from '../transactions/rounding-usd.js';
import { TransactionEntity } from '../transactions/transaction.entity.js';
import { UpdateBookingPayments } from '../transactions/update-booking-payments.js';

export interface PaymentsSettlement {
  /** The id of the booking's change, or another id of the settlement. */
  readonly changeId: string;
  readonly booking: { readonly id: string; readonly referenceNumber: string; readonly customerName: string };
  /** Why the booking does not take place. */
  readonly reason: ReturnReason;
  readonly payments: PaymentsDecision;
  readonly settledBy: string;
}

/** Returns or retains the revenue of a booking that does not take place, once per change, and undoes that. */
@Injectable()
export class SettlePayments {
  constructor(
    private readonly updateBookingPayments: UpdateBookingPayments,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Settles the payments; no-op if the change was settled or undone before. Returns false if the retained amount is
   * not less than what was received.
   */
  async settle(manager: EntityManager, settlement: PaymentsSettlement): Promise<boolean> {
    const { changeId, booking, payments, reason } = settlement;
    await serialiseSettlements(manager, booking.id);
    const isNew = await recordChange(manager, { changeId, bookingId: booking.id, isUndone: false });
    if (!isNew) return true;
    const ofBooking = { bookingId: booking.id, transactionType: 'revenue', status: 'completed' } as const;
    const revenue = await lockTransactions(manager, ofBooking);
    const last = revenue[0];
    if (!last) return typeof payments !== 'object';
    if (payments === 'keep') {
      await manager.save(revenue.map((transaction) => Object.assign(transaction, { settledBy: changeId })));
      await this.afterChange(manager, booking.id);
      return true;
    }
    const keepUsd = payments === 'return' ? 0 : payments.keepUsd;
    // By finance's own sum: payments may have changed since staff decided.
    if (keepUsd > 0 && keepUsd >= (await receivedUsd(manager, booking.id))) return false;
    for (const transaction of revenue) {
      const noted = withReturnNote(transaction.notes, { reference: booking.referenceNumber, reason }) ?? '';
      // Staff's notes take precedence over a note that does not fit: an undo could not remove a truncated one.
      const notes = noted.length > transactionTextLimits.notes ? transaction.notes : noted;
      Object.assign(transaction, { status: 'cancelled', notes, settledBy: changeId });
    }
    await manager.save(revenue);
    if (keepUsd > 0) await manager.insert(TransactionEntity, retainedOf(settlement, keepUsd, last));
    await this.afterChange(manager, booking.id);
    return true;
  }

  /**
   * Ends the decisions about an earlier cancellation of the booking. Those made since `cancelledAt` stay: an event may
   * arrive late.
   */
  async reopen(manager: EntityManager, bookingId: string, cancelledAt: string): Promise<void> {
    await serialiseSettlements(manager, bookingId);
    const [, reopened] = await manager.query<[unknown, number]>(
      `UPDATE transactions SET settled_by = NULL
        WHERE booking_id = $1 AND transaction_type = 'revenue' AND status = 'completed'
          AND settled_by IN (SELECT change_id FROM payment_settlements WHERE booking_id = $1 AND settled_at < $2)`,
      [bookingId, cancelledAt],
    );
    if (reopened > 0) await this.afterChange(manager, bookingId);
  }

  /** Restores the revenue as it was; if the change arrives only later, it then settles nothing. */
  async undo(manager: EntityManager, changeId: string, bookingId: string): Promise<void> {
    await serialiseSettlements(manager, bookingId);
    const isFirst = await recordChange(manager, { changeId, bookingId, isUndone: true });
    if (isFirst) return;
    await manager.query('UPDATE payment_settlements SET undone = true WHERE change_id = $1', [changeId]);
    await manager.delete(TransactionEntity, { requestKey: retainedKey(changeId) });
    const settled = await lockTransactions(manager, { settledBy: changeId });
    for (const transaction of settled) {
      const { notes } = readReturnNote(transaction.notes);
      const restored = transaction.status === 'cancelled' ? ({ status: 'completed', notes } as const) : {};
      Object.assign(transaction, restored, { settledBy: null });
    }
    await manager.save(settled);
    // Together with what was received since.
    await this.updateBookingPayments.lock(manager, [bookingId]);
    await addUpRemaining(manager, bookingId);
    await this.afterChange(manager, bookingId);
  }

  private async afterChange(manager: EntityManager, bookingId: string): Promise<void> {
    await this.updateBookingPayments.update(manager, [bookingId]);
    await this.outbox.add(manager, recordChanged, { record: 'transaction' });
  }
}

const retainedKey = (changeId: string): string => `retained:${changeId}`.slice(0, 200);

/** Serialises settlements of a booking, so that the second one sees the result of the first, including new revenue. */
async function serialiseSettlements(manager: EntityManager, bookingId: string): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`settle:${bookingId}`]);
}

/** Records the change; returns false if it was recorded before. A second transaction waits for the first to commit. */
async function recordChange(
  manager: EntityManager,
  { changeId, bookingId, isUndone }: { changeId: string; bookingId: string; isUndone: boolean },
): Promise<boolean> {
  const recorded = await manager.query<unknown[]>(
    `INSERT INTO payment_settlements (change_id, booking_id, undone) VALUES ($1, $2, $3)
     ON CONFLICT DO NOTHING RETURNING change_id`,
    [changeId, bookingId, isUndone],
  );
  return recorded.length > 0;
}

async function receivedUsd(manager: EntityManager, bookingId: string): Promise<number> {
  const [known] = await manager.query<{ received_usd: string }[]>(
    'SELECT received_usd FROM booking_payments WHERE booking_id = $1',
    [bookingId],
  );
  return Number(known?.received_usd ?? 0);
}

/** Returns transactions, newest first, and locks them, so that changes by staff come before or after. */
function lockTransactions(
  manager: EntityManager,
  where: FindOptionsWhere<TransactionEntity>,
): Promise<TransactionEntity[]> {
  return manager.find(TransactionEntity, {
    where,
    order: { transactionDate: 'DESC', createdAt: 'DESC', id: 'DESC' },
    lock: { mode: 'pessimistic_write' },
  });
}

function retainedOf(
  { changeId, booking, reason, settledBy }: PaymentsSettlement,
  amount: number,
  { transactionDate, paymentMethod }: TransactionEntity,
): Partial<TransactionEntity> {
  return {
    transactionType: 'revenue',
    amount,
    currency: 'USD',
    // The day on which it was received: on the day of the decision no money came in.
    transactionDate,
    status: 'completed',
    description: productDescription('retained', booking.referenceNumber, reason),
    paymentMethod,
    bookingId: booking.id,
    bookingReference: booking.referenceNumber,
    customerName: booking.customerName,
    requestKey: retainedKey(changeId),
    settledBy: changeId,
    createdBy: settledBy,
  };
}
