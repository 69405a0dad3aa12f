import type { BookingRulesRequest } from '@chauffeur/contracts/bookings/booking-rules';
import { Column, Entity, PrimaryColumn, UpdateDateColumn, VersionColumn } from 'typeorm';

/** The rules by which visitors book; the table has one row. */
@Entity('booking_rules')
export class BookingRulesEntity implements BookingRulesRequest {
  @PrimaryColumn('smallint')
  id!: number;

  @Column('varchar', { length: 16 })
  bookingMode!: BookingRulesRequest['bookingMode'];

  @Column('varchar', { length: 16 })
  whenFull!: BookingRulesRequest['whenFull'];

  @Column('boolean')
  requireTime!: boolean;

  @Column('integer')
  leadMinutes!: number;

  @Column('integer')
  tourLeadMinutes!: number;

  @Column('varchar', { length: 16 })
  whenTooSoon!: BookingRulesRequest['whenTooSoon'];

  @Column('integer')
  horizonDays!: number;

  @Column('integer')
  bufferMinutes!: number;

  @Column('integer')
  airportBufferMinutes!: number;

  @Column('integer')
  tourBufferMinutes!: number;

  @Column('integer')
  airportWaitMinutes!: number;

  @Column('integer')
  freeWaitMinutes!: number;

  @Column('integer')
  freeCancelHours!: number;

  @Column('integer')
  lateCancelPercent!: number;

  @Column('integer')
  changeUntilHours!: number;

  @Column('integer')
  contactsFromHours!: number;

  @Column('boolean')
  completeOnDone!: boolean;

  @VersionColumn()
  version!: number;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt!: Date;
}
