import { decodeEnvelope } from '../delivery/event-envelope.js';
import type { MessagingDatabase } from '../messaging-database.js';
import type { Reaction } from '../reactions/reaction.js';

/** The table of messages that could not be handled; the counterpart of RabbitMQ's dead-letter queues. */
export class ParkedMessages {
  constructor(private readonly database: MessagingDatabase) {}

  async add(reaction: Reaction, content: Buffer, error: string): Promise<void> {
    // In one process the envelope is made by our own relay: only its data can be at fault.
    const envelope = decodeEnvelope(content);
    await this.database.source.query(
      `INSERT INTO parked_message (queue, message_id, routing_key, payload, error)
       VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`,
      [reaction.queue, envelope.id, envelope.routingKey, content.toString('utf8'), error],
    );
  }

  /** Messages by queue; those that hold none are left out. */
  async count(): Promise<ReadonlyMap<string, number>> {
    const rows: { queue: string; messages: number }[] = await this.database.source.query(
      'SELECT queue, count(*)::int AS messages FROM parked_message GROUP BY queue',
    );
    return new Map(rows.map(({ queue, messages }) => [queue, messages]));
  }
}
