import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { DeliveryProgress } from '../transport.js';

/** An event written with the change that it tells of, until the relay has published it and for a week after. */
@Entity('outbox')
export class OutboxEntry {
  @PrimaryColumn('uuid')
  id!: string;

  @Column({ name: 'routing_key', type: 'text' })
  routingKey!: string;

  @Column('jsonb')
  payload!: unknown;

  /** Queues that must not miss it, as the contract named them when the event happened. */
  @Column('text', { array: true })
  reactions!: string[];

  @Column({ name: 'correlation_id', type: 'text' })
  correlationId!: string;

  /** W3C Trace Context of what wrote the event, where that was traced. */
  @Column({ type: 'text', nullable: true })
  traceparent!: string | null;

  @Column({ name: 'occurred_at', type: 'timestamptz' })
  occurredAt!: Date;

  @Column({ name: 'published_at', type: 'timestamptz', nullable: true })
  publishedAt!: Date | null;

  /** How often it was offered and not taken. */
  @Column('integer')
  attempts!: number;

  @Column({ name: 'next_attempt_at', type: 'timestamptz' })
  nextAttemptAt!: Date;

  @Column({ name: 'last_error', type: 'text', nullable: true })
  lastError!: string | null;

  @Column({ name: 'delivery_progress', type: 'jsonb' })
  deliveryProgress!: DeliveryProgress;
}
