import type {
  BookingChangePage,
  ListBookingChangesQuery,
} from '@chauffeur/contracts/bookings/changes/booking-change';
import { CodedError } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BookingEntity } from '../../bookings/booking.entity.js';
import { BookingChangeEntity } from './booking-change.entity.js';

@Injectable()
export class ListChanges {
  constructor(private readonly dataSource: DataSource) {}

  /** Lists the changes of a booking, newest first. Throws CodedError `booking.notFound`. */
  async list(bookingId: string, { page, pageSize }: ListBookingChangesQuery): Promise<BookingChangePage> {
    const { manager } = this.dataSource;
    if (!(await manager.existsBy(BookingEntity, { id: bookingId }))) throw new CodedError('booking.notFound');
    const [found, total] = await manager.findAndCount(BookingChangeEntity, {
      where: { bookingId },
      order: { changedAt: 'DESC', id: 'DESC' },
      skip: (page - 1) * pageSize,
      take: pageSize,
    });
    const items = found.map(({ id, changedBy, changedAt, changes }) => ({
      id,
      changedBy,
      changedAt: changedAt.toISOString(),
      changes,
    }));
    return { items, total, page, pageSize };
  }
}
