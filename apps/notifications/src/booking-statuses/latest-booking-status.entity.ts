import type { BookingStatus } from '@chauffeur/contracts/bookings/booking';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The latest status of a booking: an email that reports an earlier status is stale. */
@Entity('latest_booking_statuses')
export class LatestBookingStatus {
  @PrimaryColumn('uuid')
  bookingId!: string;

  @Column('varchar', { length: 16 })
  status!: BookingStatus;

  /** The booking's version, by which stale events are recognised. */
  @Column('int')
  version!: number;

  @Column('timestamptz')
  notedAt!: Date;
}
