import type { ChangedField } from '@chauffeur/contracts/bookings/changes/booking-change';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** The changes of one edit of a booking; append-only. */
@Entity('booking_changes')
export class BookingChangeEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  bookingId!: string;

  /** `customer`, `driver`, `system`, or the admin's id. */
  @Column('varchar', { length: 64 })
  changedBy!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  changedAt!: Date;

  @Column('jsonb')
  changes!: ChangedField[];
}
