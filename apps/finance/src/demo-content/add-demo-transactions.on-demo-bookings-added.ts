import { randomUUID } from 'node:crypto';
import {
  demoBookingsAdded,
  type DemoBookingsAdded,
  type DemoTransaction,
} from '@chauffeur/contracts/events/demo-events';
import { Inbox, ReactsTo, type ReceivedEvent } from '@chauffeur/messaging';
import { lockDemoContent } from '@chauffeur/service-kit';
import { Controller } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { TransactionEntity } from '../transactions/transaction.entity.js';
import { totalUsd } from '../transactions/total-usd.js';

/** Stores the examples' transactions; their bookings already have a copy of what was received. */
@Controller()
export class AddDemoTransactionsOnDemoBookingsAdded {
  constructor(private readonly inbox: Inbox) {}

  @ReactsTo(demoBookingsAdded, { effect: 'add-demo-transactions' })
  async onDemoBookingsAdded({ transactions }: DemoBookingsAdded, message: ReceivedEvent): Promise<void> {
    await this.inbox.once(message, async (manager) => {
      await lockDemoContent(manager);
      // Staff removed the examples before this event arrived.
      const [removed] = await manager.query<object[]>('SELECT FROM demo_content_removed');
      if (removed) return;
      const added = transactions.map(transactionOf);
      await manager.insert(TransactionEntity, added);
      const ids = added.map(({ id }) => id);
      await manager.query('INSERT INTO demo_content_records (id) SELECT unnest($1::uuid[])', [ids]);
      await noteReceived(manager, ids);
    });
  }
}

function transactionOf({ booking, driver, ...transaction }: DemoTransaction) {
  return {
    id: randomUUID(),
    ...transaction,
    status: 'completed',
    bookingId: booking?.id ?? null,
    bookingReference: booking?.referenceNumber ?? null,
    customerName: booking?.customerName ?? null,
    driverId: driver?.id ?? null,
    driverName: driver?.name ?? null,
    createdBy: 'system',
    version: 1,
  } as const;
}

/** Stores the same as counting each booking, but without events. */
async function noteReceived(manager: EntityManager, ids: readonly string[]): Promise<void> {
  await manager.query(
    `INSERT INTO booking_payments (booking_id, received_usd, payment_method, last_on, sequence)
     SELECT booking_id, ${totalUsd('true')}, max(payment_method), max(transaction_date), 1
       FROM transactions
      WHERE id = ANY($1) AND booking_id IS NOT NULL AND transaction_type = 'revenue'
      GROUP BY booking_id
     ON CONFLICT DO NOTHING`,
    [ids],
  );
}
