import { demoBookingsRemoved, type DemoBookingsRemoved } from '@chauffeur/contracts/events/demo-events';
import { recordChanged } from '@chauffeur/contracts/events/record-events';
import { Inbox, Outbox, ReactsTo, type ReceivedEvent } from '@chauffeur/messaging';
import { lockDemoContent } from '@chauffeur/service-kit';
import { Controller } from '@nestjs/common';
import { UpdateBookingPayments } from '../transactions/update-booking-payments.js';

/** Deletes the examples' transactions, including those that staff entered for their bookings. */
@Controller()
export class RemoveDemoTransactionsOnDemoBookingsRemoved {
  constructor(
    private readonly inbox: Inbox,
    private readonly outbox: Outbox,
    private readonly updateBookingPayments: UpdateBookingPayments,
  ) {}

  @ReactsTo(demoBookingsRemoved, { effect: 'remove-demo-transactions' })
  async onDemoBookingsRemoved({ bookingIds }: DemoBookingsRemoved, message: ReceivedEvent): Promise<void> {
    await this.inbox.once(message, async (manager) => {
      await lockDemoContent(manager);
      await manager.query('INSERT INTO demo_content_removed DEFAULT VALUES ON CONFLICT DO NOTHING');
      const [removed] = await manager.query<[{ bookingId: string | null }[], number]>(
        `DELETE FROM transactions
          WHERE id IN (SELECT id FROM demo_content_records) OR booking_id = ANY($1)
         RETURNING booking_id AS "bookingId"`,
        [bookingIds],
      );
      await manager.query('DELETE FROM booking_payments WHERE booking_id = ANY($1)', [bookingIds]);
      await manager.query('DELETE FROM payment_settlements WHERE booking_id = ANY($1)', [bookingIds]);
      await manager.query('DELETE FROM demo_content_records');
      // Staff may have linked an example's transaction to a booking of their own.
      const others = removed.map(({ bookingId }) => bookingId).filter((id) => id && !bookingIds.includes(id));
      await this.updateBookingPayments.update(manager, others);
      await this.outbox.add(manager, recordChanged, { record: 'transaction' });
    });
  }
}
