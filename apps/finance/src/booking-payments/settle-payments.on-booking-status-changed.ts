import { bookingStatusChanged, type BookingStatusChanged } from '@chauffeur/contracts/events/booking-events';
import { Inbox, ReactsTo, type ReceivedEvent } from '@chauffeur/messaging';
import { Controller } from '@nestjs/common';
import { SettlePayments } from './settle-payments.js';

/** Settles the payments of a cancelled booking as staff decided, if they did, and restores them if the change is undone. */
@Controller()
export class SettlePaymentsOnBookingStatusChanged {
  constructor(
    private readonly inbox: Inbox,
    private readonly settlePayments: SettlePayments,
  ) {}

  @ReactsTo(bookingStatusChanged, { effect: 'settle-payments' })
  async onBookingStatusChanged(event: BookingStatusChanged, message: ReceivedEvent): Promise<void> {
    const { booking, changedBy: settledBy, changeId, undoesChangeId, payments } = event;
    if (!undoesChangeId && booking.status !== 'cancelled') return;
    await this.inbox.once(message, async (manager) => {
      if (undoesChangeId) return this.settlePayments.undo(manager, undoesChangeId, booking.id);
      await this.settlePayments.reopen(manager, booking.id, booking.updatedAt);
      if (!payments || !changeId) return;
      const settlement = { changeId, booking, reason: 'cancelled', payments, settledBy } as const;
      await this.settlePayments.settle(manager, settlement);
    });
  }
}
