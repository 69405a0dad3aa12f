import { bakuInstant } from '@chauffeur/contracts/time/baku-instant';
import { startError } from '@chauffeur/contracts/bookings/ride-details/ride-start';
import { CodedError } from '@chauffeur/service-kit';
import type { EntityManager } from 'typeorm';
import { areCarsFree } from '../../availability/free-cars.js';
import { maxOfferedTimes, nearbyTimes } from '../../availability/other-times.rules.js';
import { BookingEntity } from '../../bookings/booking.entity.js';
import { releaseHeld } from '../../rides/holds/hold.js';
import { plannedRangeOf } from '../../rides/holds/occupied-range.js';
import { findOtherLeg } from '../../bookings/other-leg.js';
import { passesOtherLeg } from './ride-change.rules.js';
import { readChangeTerms } from './read-change-terms.js';

/** What a customer learns if no vehicle is free. */
export class FullCarRejection {
  isFull = false;
  otherTimes: string[] = [];

  /** @param vehicleId the vehicle that the ride had before */
  constructor(private readonly vehicleId: string | null) {}

  async findOtherTimes(manager: EntityManager, booking: BookingEntity, now: Date): Promise<void> {
    this.isFull = true;
    // Its present hold must not block other times; this transaction is rolled back.
    await releaseHeld(manager, booking.id);
    const { bookingDate, carId, language, leg } = booking;
    const terms = await readChangeTerms(manager, booking);
    const isTour = booking.tourId !== null;
    const other = await findOtherLeg(manager, booking);
    const wanted = nearbyTimes(booking.bookingTime ?? '').flatMap((time) => {
      if (startError({ bookingDate, bookingTime: time, isTour }, terms, { now, language })) return [];
      if (passesOtherLeg({ bookingDate, bookingTime: time, leg }, other)) return [];
      const range = plannedRangeOf(
        Object.assign(new BookingEntity(), booking, { startsAt: bakuInstant(bookingDate, time) }),
      );
      return range ? [{ time, ride: { carId, vehicleId: this.vehicleId, ...range } }] : [];
    });
    const free = await areCarsFree(
      manager,
      wanted.map(({ ride }) => ride),
    );
    this.otherTimes = wanted
      .filter((_, index) => free[index])
      .map(({ time }) => time)
      .slice(0, maxOfferedTimes);
  }

  error(): CodedError {
    const params = { otherTimes: this.otherTimes.join(',') };
    return new CodedError('car.full', [{ field: 'bookingTime', code: 'bookingTime.full', params }]);
  }
}
