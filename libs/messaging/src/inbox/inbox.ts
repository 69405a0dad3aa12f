import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ReceivedEvent } from '../envelope/event-envelope.js';
import { MessagingDatabase } from '../database/messaging-database.js';

/**
 * The entry of `Inbox.once`, for a statement of the caller's own that writes other tables too: without a row where this queue
 * has handled this event already.
 * @param queue the parameter that is the queue, as `$1`
 * @param id that of the event's id
 */
export const inboxEntry = (queue: string, id: string) => `
  INSERT INTO inbox (queue, message_id) VALUES (${queue}, ${id}) ON CONFLICT DO NOTHING RETURNING message_id`;

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
      const added: unknown[] = await manager.query(inboxEntry('$1', '$2'), [message.queue, message.id]);
      if (added.length === 0) return 'duplicate';
      await effect(manager);
      return 'done';
    });
  }
}
