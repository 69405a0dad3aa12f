import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ReceivedEvent } from '../envelope/event-envelope.js';
import { MessagingDatabase } from '../database/messaging-database.js';

/** SQL of the inbox entry, by placeholders such as `$1`, to combine with other writes. No row if it was handled already. */
export const inboxEntry = (queue: string, id: string) => `
  INSERT INTO inbox (queue, message_id) VALUES (${queue}, ${id}) ON CONFLICT DO NOTHING RETURNING message_id`;

/** Makes reactions idempotent: their effect happens once, however often the event is delivered. */
@Injectable()
export class Inbox {
  constructor(private readonly database: MessagingDatabase) {}

  /**
   * Runs `effect` and stores, in the same transaction, that this queue has handled this event; if it throws, neither happens.
   * A concurrent duplicate waits until the first one ends. Entries are retained for 30 days.
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
