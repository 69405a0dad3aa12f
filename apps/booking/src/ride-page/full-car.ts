import { bakuInstant } from '@chauffeur/contracts/baku-instant';
import { startError } from '@chauffeur/contracts/bookings/ride-details/ride-start';
import { CodedError } from '@chauffeur/service-kit';
import type { EntityManager } from 'typeorm';
import { areFree } from '../availability/free-cars.js';
import { offeredTimes, timesAround } from '../availability/other-times.rules.js';
import { BookingEntity } from '../bookings/booking.entity.js';
import { occupiedBy, release } from '../rides/holds/hold.js';
import { termsOfChange } from './terms-of-change.js';

/** What a customer learns if no vehicle is free. */
export class FullCar {
  isFull = false;
  otherTimes: string[] = [];

  /** @param vehicleId the vehicle that the ride had before */
  constructor(private readonly vehicleId: string | null) {}

  async note(manager: EntityManager, booking: BookingEntity, now: Date): Promise<void> {
    this.isFull = true;
    // Its present hold must not block other times; this transaction is rolled back.
    await release(manager, booking.id);
    const { bookingDate, carId, language } = booking;
    const terms = await termsOfChange(manager, booking);
    const isTour = booking.tourId !== null;
    const wanted = timesAround(booking.bookingTime ?? '').flatMap((time) => {
      if (startError({ bookingDate, bookingTime: time, isTour }, terms, { now, language })) return [];
      const range = occupiedBy(
        Object.assign(new BookingEntity(), booking, { startsAt: bakuInstant(bookingDate, time) }),
      );
      return range ? [{ time, ride: { carId, vehicleId: this.vehicleId, ...range } }] : [];
    });
    const free = await areFree(
      manager,
      wanted.map(({ ride }) => ride),
    );
    this.otherTimes = wanted
      .filter((_, index) => free[index])
      .map(({ time }) => time)
      .slice(0, offeredTimes);
  }

  error(): CodedError {
    const params = { otherTimes: this.otherTimes.join(',') };
    return new CodedError('car.full', [{ field: 'bookingTime', code: 'bookingTime.full', params }]);
  }
}
