import type { BookingUseQuery } from '@chauffeur/contracts/bookings/booking-use';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import { BookingEntity } from '../bookings/booking.entity.js';

@Injectable()
export class CountBookingsThatUse {
  constructor(@InjectRepository(BookingEntity) private readonly bookings: Repository<BookingEntity>) {}

  /** Counts the bookings, of any status and age, that use any of the cars, services or tours. */
  count({ carIds, serviceIds, tourIds }: BookingUseQuery): Promise<number> {
    return this.bookings.countBy([
      { carId: In(carIds) },
      { serviceId: In(serviceIds) },
      { tourId: In(tourIds) },
    ]);
  }
}
