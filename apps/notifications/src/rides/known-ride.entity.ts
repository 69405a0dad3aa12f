import { Column, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import type { RideKnowledge } from './ride-knowledge.js';

/** What events have reported about a booking's ride; its later emails are planned from it. */
@Entity('known_rides')
export class KnownRide {
  @PrimaryColumn('uuid')
  bookingId!: string;

  @Column('jsonb')
  knowledge!: RideKnowledge;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt!: Date;
}
