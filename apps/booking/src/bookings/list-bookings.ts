import { bookingCountLimit, type BookingPage, type ListBookingsQuery } from '@chauffeur/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { inOrder, matchingBookings } from './select-bookings.js';
import { withDrivers } from './with-drivers.js';

@Injectable()
export class ListBookings {
  constructor(private readonly dataSource: DataSource) {}

  /** One page; counting stops at `bookingCountLimit`, because counting all would read all. */
  async list(query: ListBookingsQuery): Promise<BookingPage> {
    const { page, pageSize } = query;
    const [bookings, counted] = await Promise.all([
      inOrder(matchingBookings(this.dataSource.manager, query), query)
        .limit(pageSize)
        .offset((page - 1) * pageSize)
        .getMany(),
      this.count(query),
    ]);
    return {
      items: await withDrivers(this.dataSource.manager, bookings),
      total: Math.min(counted, bookingCountLimit),
      totalIsAtLeast: counted > bookingCountLimit,
      page,
      pageSize,
    };
  }

  private async count(query: ListBookingsQuery): Promise<number> {
    const { manager } = this.dataSource;
    const upToLimit = matchingBookings(manager, query)
      .select('1')
      .limit(bookingCountLimit + 1);
    const counted = await manager
      .createQueryBuilder()
      .select('count(*)', 'count')
      .from(`(${upToLimit.getQuery()})`, 'matching')
      .setParameters(upToLimit.getParameters())
      .getRawOne<{ count: string }>();
    return Number(counted?.count ?? 0);
  }
}
