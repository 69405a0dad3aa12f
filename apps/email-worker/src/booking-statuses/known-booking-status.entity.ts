import type { BookingStatus } from '@chauffeur/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The status that a booking was last told to have. */
@Entity('known_booking_statuses')
export class KnownBookingStatus {
  @PrimaryColumn('uuid')
  bookingId!: string;

  @Column('text')
  status!: BookingStatus;

  /** The booking's own, by which an event that comes late is known. */
  @Column('int')
  version!: number;

  @Column('timestamptz')
  toldAt!: Date;
}
