import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ReceivedEvent } from '../envelope/event-envelope.js';
import { MessagingDatabase } from '../database/messaging-database.js';

/** Lets a reaction have its effect once, however often its event arrives. */
@Injectable()
export class Inbox {
  constructor(private readonly database: MessagingDatabase) {}

  /**
   * Runs `effect` in a transaction with an entry that this queue has handled this event. A concurrent repeat waits for
   * the first one's end. An error of `effect` is rethrown, and nothing is stored. The entry is retained for 30 days.
   */
  async once(
    message: ReceivedEvent,
    effect: (manager: EntityManager) => Promise<void>,
  ): Promise<'done' | 'duplicate'> {
    return this.database.source.transaction(async (manager) => {
      const added: unknown[] = await manager.query(
        `INSERT INTO inbox (queue, message_id) VALUES ($1, $2)
         ON CONFLICT DO NOTHING RETURNING message_id`,
        [message.queue, message.id],
      );
      if (added.length === 0) return 'duplicate';
      await effect(manager);
      return 'done';
    });
  }
}
