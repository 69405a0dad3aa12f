import type { BookingResponse } from '@chauffeur/contracts/bookings/booking';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** The response to an Idempotency-Key, for repeats of the request. */
@Entity('placed_requests')
export class PlacedRequestEntity {
  @PrimaryColumn('varchar', { length: 200 })
  idempotencyKey!: string;

  /** SHA-256 of the customer's request, without what is not part of it (`requestHashOf`). */
  @Column('varchar', { length: 64 })
  requestHash!: string;

  @Column('uuid')
  bookingId!: string;

  /** json, not jsonb, so that the response is returned byte for byte. */
  @Column('json', { name: 'answer' })
  response!: BookingResponse;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
