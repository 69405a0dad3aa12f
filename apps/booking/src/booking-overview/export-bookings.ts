import type { BookingListItem } from '@chauffeur/contracts/bookings/booking';
import type { ExportBookingsQuery } from '@chauffeur/contracts/bookings/list-bookings';
import { todayInBaku } from '@chauffeur/contracts/time/today-in-baku';
import { csvFile } from '@chauffeur/service-kit';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { BookingEntity } from '../bookings/booking.entity.js';
import { inOrder, matchingBookings } from './select-bookings.js';
import { withDrivers } from '../driver-assignments/with-drivers.js';
import { bookingColumns } from './booking-columns.js';

/** Bookings per query. */
const batchSize = 500;

@Injectable()
export class ExportBookings {
  constructor(private readonly dataSource: DataSource) {}

  file(query: ExportBookingsQuery): StreamableFile {
    return csvFile(`bookings-${todayInBaku()}`, bookingColumns(query.language), this.bookings(query), query);
  }

  /**
   * Reads all ids in their order first, then the rows as the client reads them. So no connection or transaction waits
   * for a slow download, and new bookings shift nothing.
   */
  private async *bookings(query: ExportBookingsQuery): AsyncGenerator<BookingListItem> {
    const { manager } = this.dataSource;
    const matching = matchingBookings(manager, query).select('booking.id', 'id');
    const ids = (await inOrder(matching, query).getRawMany<{ id: string }>()).map(({ id }) => id);
    for (let first = 0; first < ids.length; first += batchSize) {
      const batch = ids.slice(first, first + batchSize);
      const bookings = await manager.findBy(BookingEntity, { id: In(batch) });
      const place = new Map(batch.map((id, index) => [id, index]));
      const sorted = bookings.toSorted((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0));
      yield* await withDrivers(manager, sorted);
    }
  }
}
