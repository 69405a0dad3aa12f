import type { BookingDetailResponse } from '@chauffeur/contracts';
import { CodedError } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BookingHistoryEntity } from './booking-history.entity.js';
import { bookingResponseOf, historyEntryOf } from './booking-response.js';
import { BookingEntity } from './booking.entity.js';

@Injectable()
export class ReadBooking {
  constructor(private readonly dataSource: DataSource) {}

  /** Throws CodedError `booking.notFound`. */
  async read(id: string): Promise<BookingDetailResponse> {
    const { manager } = this.dataSource;
    const booking = await manager.findOneBy(BookingEntity, { id });
    if (!booking) throw new CodedError('booking.notFound');
    const history = await manager.find(BookingHistoryEntity, {
      where: { bookingId: id },
      order: { changedAt: 'ASC' },
    });
    return {
      ...bookingResponseOf(booking),
      driver: null,
      history: history.map(historyEntryOf),
      assignments: [],
    };
  }
}
