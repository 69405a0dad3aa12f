import {
  bookingCreated,
  todayInBaku,
  type BookingResponse,
  type PlaceBookingCommand,
} from '@chauffeur/contracts';
import { Outbox } from '@chauffeur/messaging';
import { CodedError } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { readBookingRules } from '../../booking-rules/read-booking-rules.js';
import { termsOfDay } from '../../booking-rules/read-booking-terms.js';
import { BookingHistoryEntity } from '../booking-history.entity.js';
import type { BookingEntity } from '../booking.entity.js';
import { AcceptedBookings } from './accepted-bookings.js';
import { answerOnce } from './answer-once.js';
import { bookingResponseOf } from '../booking-response.js';
import { decideBooking } from './booking.rules.js';
import { insertBooking } from './insert-booking.js';
import { hasManyOpenRequests } from './open-requests.js';
import { checkStart, isConfirmedAtOnce, isRejectedAsFull } from './visitor-terms.rules.js';

@Injectable()
export class PlaceBooking {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly accepted: AcceptedBookings,
  ) {}

  /**
   * Stores booking, history, event and what the ride occupies in one transaction, once for a key (see `answerOnce`).
   * Throws CodedError `car.full` where no vehicle is free and the visitor was shown that one is, or no requests are
   * taken then, and `request.invalid` where the booking rules do not allow the ride's start. The sixth open request of
   * a customer is stored without a vehicle.
   */
  async place(command: PlaceBookingCommand): Promise<BookingResponse> {
    let isNew = false;
    const response = await this.dataSource.transaction((manager) =>
      answerOnce(manager, command, async () => {
        const now = new Date();
        const today = todayInBaku(now);
        const rules = await readBookingRules(manager);
        const decided = decideBooking(command, today, rules);
        const terms = await termsOfDay(manager, rules, decided.bookingDate);
        const checked = { ...decided, ...checkStart(decided, terms, now) };
        // One without a time takes none anyway.
        const takesVehicle =
          decided.startsAt !== null && !(await hasManyOpenRequests(manager, decided, today));
        const origin = { today, placedBy: 'customer', driverId: null, takesVehicle };
        const stored = await insertBooking(manager, checked, origin);
        // Thrown before the key is stored, so that it is not used up.
        if (takesVehicle && isRejectedAsFull(stored, command.request.expects, terms)) {
          throw new CodedError('car.full', [{ field: 'bookingTime', code: 'bookingTime.full' }]);
        }
        const isHeld = stored.startsAt !== null && stored.vehicleId !== null;
        const { totalPrice, urgent } = stored;
        if (isConfirmedAtOnce({ isHeld, totalPrice, urgent }, terms)) await confirm(manager, stored);
        const booking = bookingResponseOf(stored);
        const { freeCancelHours, lateCancelPercent } = terms;
        const cancelTerms = { freeCancelHours, lateCancelPercent };
        await this.outbox.add(manager, bookingCreated, { booking, cancelTerms });
        isNew = true;
        return booking;
      }),
    );
    if (isNew) this.accepted.count('site');
    return response;
  }
}

async function confirm(manager: EntityManager, booking: BookingEntity): Promise<void> {
  booking.status = 'confirmed';
  await manager.save(booking);
  await manager.insert(BookingHistoryEntity, {
    bookingId: booking.id,
    fromStatus: 'pending',
    toStatus: 'confirmed',
    changedBy: 'system',
  });
}
