import type { BookingStatus } from '@chauffeur/contracts/bookings/booking';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A status change: who made it and when; the first entry has no earlier status. */
@Entity('booking_history')
export class BookingHistoryEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  bookingId!: string;

  @Column('varchar', { length: 16, nullable: true })
  fromStatus!: BookingStatus | null;

  @Column('varchar', { length: 16 })
  toStatus!: BookingStatus;

  /** `customer`, `system`, `driver:` with the driver's id, or the admin's id. */
  @Column('varchar', { length: 64 })
  changedBy!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  changedAt!: Date;
}
