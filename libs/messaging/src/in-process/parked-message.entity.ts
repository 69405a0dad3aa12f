import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A message that could not be handled, where there is no broker with dead-letter queues; never pruned. */
@Entity('parked_message')
export class ParkedMessage {
  @PrimaryColumn('text')
  queue!: string;

  /** The event's id. */
  @PrimaryColumn({ name: 'message_id', type: 'uuid' })
  messageId!: string;

  @Column({ name: 'routing_key', type: 'text' })
  routingKey!: string;

  /** The whole envelope, as it was received. */
  @Column('jsonb')
  payload!: unknown;

  @Column('text')
  error!: string;

  @Column({ name: 'parked_at', type: 'timestamptz' })
  parkedAt!: Date;
}
