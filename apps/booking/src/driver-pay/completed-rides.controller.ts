import {
  completedRidesLimits,
  completedRidesPath,
  completedRidesQuery,
  drivenRidesPath,
  type CompletedRides,
  type CompletedRidesQuery,
  type DrivenRides,
} from '@chauffeur/contracts/drivers/completed-rides';
import { recordId } from '@chauffeur/contracts/http/record';
import { CodedError } from '@chauffeur/service-kit';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { Between, DataSource, IsNull, Not } from 'typeorm';
import { BookingEntity } from '../bookings/booking.entity.js';
import { DriverEntity } from '../drivers/driver.entity.js';
import { driverPayOf } from './driver-pay.rules.js';

/** The rides that a driver has completed; finance knows which of them were paid. */
@Controller()
export class CompletedRidesController {
  constructor(private readonly dataSource: DataSource) {}

  /** Lists the completed rides of a period. Throws CodedError `driver.notFound`. */
  @Get(completedRidesPath)
  async list(
    @Param('id', { schema: recordId }) driverId: string,
    @Query({ schema: completedRidesQuery }) { from, to }: CompletedRidesQuery,
  ): Promise<CompletedRides> {
    const { manager } = this.dataSource;
    const driver = await manager.findOneBy(DriverEntity, { id: driverId });
    if (!driver) throw new CodedError('driver.notFound');
    const { rides: limit } = completedRidesLimits;
    const bookings = await manager.find(BookingEntity, {
      where: { driverId, status: 'completed', bookingDate: Between(from, to) },
      order: { bookingDate: 'ASC', bookingTime: { direction: 'ASC', nulls: 'LAST' }, referenceNumber: 'ASC' },
      take: limit + 1,
    });
    const { id, name, paymentType, paymentRate } = driver;
    return {
      driver: { id, name, paymentType, paymentRate },
      lines: bookings.slice(0, limit).map((booking) => ({
        bookingId: booking.id,
        referenceNumber: booking.referenceNumber,
        customerName: booking.customerName,
        bookingDate: booking.bookingDate,
        bookingTime: booking.bookingTime,
        durationMinutes: booking.durationMinutes,
        totalPrice: booking.totalPrice,
        proposedUsd: driverPayOf(driver, booking),
        paidOthers: [],
      })),
      isTruncated: bookings.length > limit,
    };
  }

  /** Lists the completed rides of all drivers in a period. */
  @Get(drivenRidesPath)
  async all(@Query({ schema: completedRidesQuery }) { from, to }: CompletedRidesQuery): Promise<DrivenRides> {
    const { manager } = this.dataSource;
    const { allRides: limit } = completedRidesLimits;
    const bookings = await manager.find(BookingEntity, {
      select: { id: true, driverId: true, durationMinutes: true, totalPrice: true },
      where: { driverId: Not(IsNull()), status: 'completed', bookingDate: Between(from, to) },
      order: { bookingDate: 'ASC', id: 'ASC' },
      take: limit + 1,
    });
    const ridesOf = Map.groupBy(bookings.slice(0, limit), ({ driverId }) => driverId);
    const drivers = await manager.find(DriverEntity, { order: { name: 'ASC', id: 'ASC' } });
    return {
      drivers: drivers.map((driver) => ({
        driver: { id: driver.id, name: driver.name, isActive: driver.isActive },
        rides: (ridesOf.get(driver.id) ?? []).map((booking) => ({
          bookingId: booking.id,
          proposedUsd: driverPayOf(driver, booking),
        })),
      })),
      isTruncated: bookings.length > limit,
    };
  }
}
