import type { BookingResponse } from '@chauffeur/contracts/bookings/booking';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** The response to an Idempotency-Key, so that a repeat gets the same one. */
@Entity('placed_requests')
export class PlacedRequestEntity {
  @PrimaryColumn('varchar', { length: 200 })
  idempotencyKey!: string;

  /** SHA-256 of the request as the customer sent it, without fields that are not part of it. */
  @Column('varchar', { length: 64 })
  requestHash!: string;

  @Column('uuid')
  bookingId!: string;

  /** json, not jsonb: the response is returned byte for byte. */
  @Column('json', { name: 'answer' })
  response!: BookingResponse;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
