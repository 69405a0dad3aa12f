import type { ChangedField } from '@chauffeur/contracts/bookings/changes/booking-change';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What was changed of a booking at once; never changed itself. */
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
