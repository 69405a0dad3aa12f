import { bookingCreated, type BookingCreated } from '@chauffeur/contracts/events/booking-events';
import { recordChanged } from '@chauffeur/contracts/events/record-events';
import { Inbox, Outbox, ReactsTo, type ReceivedEvent } from '@chauffeur/messaging';
import { Controller } from '@nestjs/common';
import { UpdateBookingPayments } from '../transactions/update-booking-payments.js';
import { TransactionEntity } from '../transactions/transaction.entity.js';
import { revenueOf } from './booking-revenue.rules.js';

/**
 * Records the revenue of a paid manual booking. The inbox recognises a repeated event for a month; after that, the
 * unique `revenue_of_booking_id` prevents a second transaction.
 */
@Controller()
export class RecordRevenueOnBookingCreated {
  constructor(
    private readonly inbox: Inbox,
    private readonly outbox: Outbox,
    private readonly updateBookingPayments: UpdateBookingPayments,
  ) {}

  @ReactsTo(bookingCreated, { effect: 'record-revenue' })
  async onBookingCreated(event: BookingCreated, message: ReceivedEvent): Promise<void> {
    const revenue = revenueOf(event);
    if (!revenue) return;
    await this.inbox.once(message, async (manager) => {
      await manager
        .createQueryBuilder()
        .insert()
        .into(TransactionEntity)
        .values(revenue)
        .orIgnore()
        .updateEntity(false)
        .execute();
      await this.updateBookingPayments.update(manager, [event.booking.id]);
      await this.outbox.add(manager, recordChanged, { record: 'transaction' });
    });
  }
}
