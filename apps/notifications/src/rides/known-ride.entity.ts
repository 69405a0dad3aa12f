import { Column, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import type { RideKnowledge } from './ride-knowledge.js';

/** What is known of a booking's ride: emails to come are planned by it. */
@Entity('known_rides')
export class KnownRide {
  @PrimaryColumn('uuid')
  bookingId!: string;

  @Column('jsonb')
  knowledge!: RideKnowledge;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt!: Date;
}
