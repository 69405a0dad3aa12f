import { bookingStatusChanged, type BookingStatusChanged } from '@chauffeur/contracts';
import { ReactsTo } from '@chauffeur/messaging';
import { Controller } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Keeps the latest status of each booking; an older change that arrives late changes nothing. */
@Controller()
export class NoteBookingStatus {
  constructor(private readonly dataSource: DataSource) {}

  @ReactsTo(bookingStatusChanged, { effect: 'note-booking-status' })
  async note({ booking }: BookingStatusChanged): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO known_booking_statuses (booking_id, status, version, told_at) VALUES ($1, $2, $3, now())
       ON CONFLICT (booking_id) DO UPDATE
       SET status = excluded.status, version = excluded.version, told_at = excluded.told_at
       WHERE known_booking_statuses.version < excluded.version`,
      [booking.id, booking.status, booking.version],
    );
  }
}
