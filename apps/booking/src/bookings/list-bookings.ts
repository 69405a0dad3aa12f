import type { BookingPage, ListBookingsQuery } from '@chauffeur/contracts';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { bookingResponseOf } from './booking-response.js';
import { BookingEntity } from './booking.entity.js';

@Injectable()
export class ListBookings {
  constructor(@InjectRepository(BookingEntity) private readonly bookings: Repository<BookingEntity>) {}

  async list({ status, search, page, pageSize }: ListBookingsQuery): Promise<BookingPage> {
    const query = this.bookings.createQueryBuilder('booking');
    if (status) query.andWhere('booking.status = :status', { status });
    if (search) {
      // The same expression as in the trigram index.
      query.andWhere(
        `lower(booking.customer_name || ' ' || booking.customer_email || ' ' || booking.reference_number) LIKE :search`,
        { search: `%${likeLiteral(search.toLowerCase())}%` },
      );
    }
    const [bookings, total] = await query
      .orderBy('booking.createdAt', 'DESC')
      .addOrderBy('booking.id', 'ASC')
      .skip((page - 1) * pageSize)
      .take(pageSize)
      .getManyAndCount();
    const items = bookings.map((booking) => ({ ...bookingResponseOf(booking), driver: null }));
    return { items, total, totalIsAtLeast: false, page, pageSize };
  }
}

/** What was typed means itself: `%` and `_` are no wildcards. */
function likeLiteral(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}
