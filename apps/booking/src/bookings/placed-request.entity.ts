import type { BookingResponse } from '@chauffeur/contracts';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** The answer that an Idempotency-Key got, so that its repeat gets the same. */
@Entity('placed_requests')
export class PlacedRequestEntity {
  @PrimaryColumn('varchar', { length: 200 })
  idempotencyKey!: string;

  /** SHA-256 of the request as the customer sent it, without fields that are not part of it. */
  @Column('varchar', { length: 64 })
  requestHash!: string;

  @Column('uuid')
  bookingId!: string;

  /** json, not jsonb: the answer comes back to the letter. */
  @Column('json')
  answer!: BookingResponse;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
