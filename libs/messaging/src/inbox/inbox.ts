import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ReceivedEvent } from '../delivery/received-event.js';
import { MessagingDatabase } from '../messaging-database.js';

/** Lets a reaction have its effect once, however often its event arrives. */
@Injectable()
export class Inbox {
  constructor(private readonly database: MessagingDatabase) {}

  /**
   * Runs `effect` in a transaction with the note that this queue has handled this event. A repeat that comes at
   * the same moment waits for the first one's end. An error of `effect` is thrown on, and nothing is kept.
   * The note is kept for 30 days.
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
