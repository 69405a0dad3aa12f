import type { BookingStatus } from '@chauffeur/contracts/bookings/booking';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The latest status of a booking, by which an email that reports an earlier one is known to be stale. */
@Entity('latest_booking_statuses')
export class LatestBookingStatus {
  @PrimaryColumn('uuid')
  bookingId!: string;

  @Column('varchar', { length: 16 })
  status!: BookingStatus;

  /** The booking's own, by which an event that arrives late is known. */
  @Column('int')
  version!: number;

  @Column('timestamptz')
  notedAt!: Date;
}
