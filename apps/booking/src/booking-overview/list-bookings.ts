import {
  bookingCountLimit,
  type BookingPage,
  type ListBookingsQuery,
} from '@chauffeur/contracts/bookings/list-bookings';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { findCustomerChanges } from '../bookings/pending-entry.js';
import { inOrder, matchingBookings } from './select-bookings.js';
import { withDrivers } from '../driver-assignments/with-drivers.js';

@Injectable()
export class ListBookings {
  constructor(private readonly dataSource: DataSource) {}

  /** Lists one page and the total, counted only up to a limit, because counting all would read all rows. */
  async list(query: ListBookingsQuery): Promise<BookingPage> {
    const { page, pageSize } = query;
    const { manager } = this.dataSource;
    const before = (page - 1) * pageSize;
    // One more than shown, to know if there is a next page.
    const found = await inOrder(matchingBookings(manager, query), query)
      .limit(pageSize + 1)
      .offset(before)
      .getMany();
    const bookings = found.slice(0, pageSize);
    const total = await this.total(query, { before, found: found.length });
    const changes = await findCustomerChanges(
      manager,
      bookings.map(({ id }) => id),
    );
    const driven = await withDrivers(manager, bookings);
    const items = driven.map((item) => ({ ...item, isCustomerChange: changes.has(item.id) }));
    return { items, ...total, page, pageSize };
  }

  private async total(query: ListBookingsQuery, { before, found }: { before: number; found: number }) {
    const hasMore = found > query.pageSize;
    // The last page gives the exact total.
    if (found > 0 && !hasMore) return { total: before + found, totalIsAtLeast: false };
    if (before === 0 && !hasMore) return { total: 0, totalIsAtLeast: false };
    const counted = await this.count(query);
    return { total: Math.min(counted, bookingCountLimit), totalIsAtLeast: counted > bookingCountLimit };
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
