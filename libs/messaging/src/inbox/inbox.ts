import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ReceivedEvent } from '../envelope/event-envelope.js';
import { MessagingDatabase } from '../database/messaging-database.js';

/**
 * SQL that adds the inbox entry, for callers that combine it with other writes in one statement. Returns no row if this
 * queue has handled this event already.
 * @param queue placeholder of the queue's name, such as `$1`
 * @param id placeholder of the event's id
 */
export const inboxEntry = (queue: string, id: string) => `
  INSERT INTO inbox (queue, message_id) VALUES (${queue}, ${id}) ON CONFLICT DO NOTHING RETURNING message_id`;

/** Makes reactions idempotent: their effect happens once, however often the event is delivered. */
@Injectable()
export class Inbox {
  constructor(private readonly database: MessagingDatabase) {}

  /**
   * Runs `effect` and stores, in the same transaction, that this queue has handled this event. A concurrent duplicate waits
   * until the first one ends. If `effect` throws, the transaction rolls back and the error is rethrown. Entries are retained
   * for 30 days.
   */
  async once(
    message: ReceivedEvent,
    effect: (manager: EntityManager) => Promise<void>,
  ): Promise<'done' | 'duplicate'> {
    return this.database.source.transaction(async (manager) => {
      const added: unknown[] = await manager.query(inboxEntry('$1', '$2'), [message.queue, message.id]);
      if (added.length === 0) return 'duplicate';
      await effect(manager);
      return 'done';
    });
  }
}
