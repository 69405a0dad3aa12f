import { bookingRemoved, type BookingRemoved } from '@chauffeur/contracts/events/booking-events';
import { Inbox, ReactsTo, type ReceivedEvent } from '@chauffeur/messaging';
import { Controller } from '@nestjs/common';
import { decisionOnRemoved } from '../transactions/removed-booking.js';
import { SettlePayments } from './settle-payments.js';

/** Settles the payments of a deleted booking as staff decided. */
@Controller()
export class SettleRemovedOnBookingRemoved {
  constructor(
    private readonly inbox: Inbox,
    private readonly settlePayments: SettlePayments,
  ) {}

  @ReactsTo(bookingRemoved, { effect: 'settle-removed' })
  async onBookingRemoved(event: BookingRemoved, message: ReceivedEvent): Promise<void> {
    const { bookingId: id, referenceNumber, customerName = '', removedBy: settledBy, payments } = event;
    if (!payments) return;
    const booking = { id, referenceNumber, customerName };
    const settlement = {
      changeId: decisionOnRemoved(id),
      booking,
      reason: 'deleted',
      payments,
      settledBy,
    } as const;
    await this.inbox.once(message, async (manager) => {
      await this.settlePayments.settle(manager, settlement);
    });
  }
}
