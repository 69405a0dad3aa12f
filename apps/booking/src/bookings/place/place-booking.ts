import {
  bookingCreated,
  todayInBaku,
  type BookingResponse,
  type BookingTermsResponse,
  type PlaceBookingCommand,
  type PlacedTrip,
} from '@chauffeur/contracts';
import { Outbox } from '@chauffeur/messaging';
import { CodedError } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { readBookingRules } from '../../booking-rules/read-booking-rules.js';
import { termsOfDay } from '../../booking-rules/read-booking-terms.js';
import { RideLinks } from '../../ride-links/ride-links.js';
import { retryTransaction } from '../../rides/retry-transaction.js';
import { BookingHistoryEntity } from '../booking-history.entity.js';
import type { BookingEntity } from '../booking.entity.js';
import { AcceptedBookings } from './accepted-bookings.js';
import { answerOnce } from './answer-once.js';
import { bookingResponseOf } from '../booking-response.js';
import { insertBooking } from './insert-booking.js';
import { hasManyOpenRequests } from './open-requests.js';
import { decideTrip, fieldOfLeg, ofLeg, type DecidedLeg } from './trip.rules.js';
import { checkStart, isConfirmedAtOnce, isRejectedAsFull } from './visitor-terms.rules.js';

/** A leg that may start then, with the terms of its day. */
interface CheckedLeg {
  readonly decided: DecidedLeg & { readonly urgent: boolean };
  readonly terms: BookingTermsResponse;
}

@Injectable()
export class PlaceBooking {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly accepted: AcceptedBookings,
    private readonly rideLinks: RideLinks,
  ) {}

  /**
   * Stores booking, history, event and what the ride occupies in one transaction, once for a key (see `answerOnce`);
   * the ride back in the same one, as a booking of its own.
   * Throws CodedError `car.full` where no vehicle is free and the visitor was shown that one is, or no requests are
   * taken then, and `request.invalid` where the booking rules do not allow the ride's start. The sixth open request of
   * a customer is stored without a vehicle.
   */
  async place(command: PlaceBookingCommand): Promise<PlacedTrip> {
    let stored = 0;
    const response = await retryTransaction(this.dataSource, (manager) =>
      answerOnce(manager, command, async () => {
        const now = new Date();
        const { there, back } = await checkedTrip(manager, command, now);
        const { expects } = command.request;
        const booking = await this.store(manager, there, expects, now);
        const returnBooking = back && (await this.store(manager, back, expects, now));
        stored = back ? 2 : 1;
        return { ...booking, returnBooking };
      }),
    );
    for (let count = 0; count < stored; count++) this.accepted.count('site');
    return response;
  }

  private async store(
    manager: EntityManager,
    { decided, terms }: CheckedLeg,
    expects: PlaceBookingCommand['request']['expects'],
    now: Date,
  ): Promise<BookingResponse> {
    const today = todayInBaku(now);
    // One without a time takes none anyway.
    const takesVehicle = decided.startsAt !== null && !(await hasManyOpenRequests(manager, decided, today));
    const origin = { today, placedBy: 'customer', driverId: null, takesVehicle };
    const { booking: stored } = await insertBooking(manager, decided, origin);
    // Thrown before the key is stored, so that it is not used up.
    if (takesVehicle && isRejectedAsFull(stored, expects, terms)) {
      const field = fieldOfLeg('bookingTime', decided.leg);
      throw new CodedError('car.full', [{ field, code: 'bookingTime.full' }]);
    }
    const isHeld = stored.startsAt !== null && stored.vehicleId !== null;
    const { totalPrice, urgent } = stored;
    if (isConfirmedAtOnce({ isHeld, totalPrice, urgent }, terms)) await confirm(manager, stored);
    const booking = bookingResponseOf(stored);
    const { freeCancelHours, lateCancelPercent } = terms;
    const cancelTerms = { freeCancelHours, lateCancelPercent };
    const link = await this.rideLinks.create(manager, booking.id);
    await this.outbox.add(manager, bookingCreated, { booking, cancelTerms, link });
    return booking;
  }
}

/** Both legs are checked before anything of either is stored. */
async function checkedTrip(
  manager: EntityManager,
  command: PlaceBookingCommand,
  now: Date,
): Promise<{ readonly there: CheckedLeg; readonly back: CheckedLeg | null }> {
  const rules = await readBookingRules(manager);
  const { there, back } = decideTrip(command, todayInBaku(now), rules);
  const checked = async (leg: DecidedLeg): Promise<CheckedLeg> => {
    const terms = await termsOfDay(manager, rules, leg.bookingDate);
    return { decided: { ...leg, ...ofLeg(leg.leg, () => checkStart(leg, terms, now)) }, terms };
  };
  return { there: await checked(there), back: back && (await checked(back)) };
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
