import {
  bookingPaymentsChanged,
  type BookingPaymentsChanged,
} from '@chauffeur/contracts/events/finance-events';
import { Inbox, Outbox, ReactsTo, type ReceivedEvent } from '@chauffeur/messaging';
import { Controller } from '@nestjs/common';
import { BookingEntity } from '../bookings/booking.entity.js';
import { republishBooking } from '../booking-changes/republish-booking.js';

/**
 * Stores a copy of what was received for a booking. It does not raise the booking's version: a payment makes no open
 * form stale.
 */
@Controller()
export class NotePaymentsOnBookingPaymentsChanged {
  constructor(
    private readonly inbox: Inbox,
    private readonly outbox: Outbox,
  ) {}

  @ReactsTo(bookingPaymentsChanged, { effect: 'note-payments' })
  async onBookingPaymentsChanged(paid: BookingPaymentsChanged, message: ReceivedEvent): Promise<void> {
    const { bookingId: id, receivedUsd, paymentMethod, lastOn, sequence } = paid;
    await this.inbox.once(message, async (manager) => {
      const [, noted] = await manager.query<[unknown, number]>(
        `UPDATE bookings SET paid_usd = $2, payment_method = $3, paid_on = $4, payments_sequence = $5
          WHERE id = $1 AND payments_sequence < $5`,
        [id, receivedUsd, paymentMethod, lastOn, sequence],
      );
      if (noted === 0) return;
      const bookings = await manager.findBy(BookingEntity, { id });
      await republishBooking(manager, bookings, {
        outbox: this.outbox,
        reason: 'payment',
        changedBy: 'system',
      });
    });
  }
}
