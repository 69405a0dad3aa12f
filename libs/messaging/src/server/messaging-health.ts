import { Inject, Injectable } from '@nestjs/common';
import { MessagingDatabase } from '../database/messaging-database.js';
import type { EventTransport, QueueStats } from '../transport/transport.js';
import { EventsServer } from './events-server.js';
import { EVENT_TRANSPORT } from './messaging.options.js';

interface OutboxStats {
  readonly unsent: number;
  /** For how long the oldest event that is not sent yet has been waiting; 0 when all are. */
  readonly oldestUnsentSeconds: number;
}

/** Whether events go out and come in, and how much waits on either side. Each read queries again. */
@Injectable()
export class MessagingHealth {
  constructor(
    @Inject(EVENT_TRANSPORT) private readonly transport: EventTransport,
    private readonly server: EventsServer,
    private readonly database: MessagingDatabase,
  ) {}

  /**
   * Started, connected, and every consumer running. A service whose broker is unavailable still accepts work, which waits
   * in its outbox: whether that is unready is for the service to decide.
   */
  isReady(): boolean {
    return this.transport.isReady();
  }

  /** Null for a service without an outbox; throws when it can't be read. */
  async outbox(): Promise<OutboxStats | null> {
    if (!this.database.isThere) return null;
    const [row]: OutboxStats[] = await this.database.source.query(
      // What an operator has sent again has been waiting since then, however old it is.
      `SELECT count(*)::int AS unsent,
              coalesce(greatest(extract(epoch FROM clock_timestamp() - min(
                CASE WHEN attempts = 0 THEN greatest(occurred_at, next_attempt_at) ELSE occurred_at END)), 0), 0)::float8
                AS "oldestUnsentSeconds"
         FROM outbox WHERE published_at IS NULL`,
    );
    return row ?? { unsent: 0, oldestUnsentSeconds: 0 };
  }

  /** Of each reaction, for how long this process has held its oldest message; 0 when it holds none. */
  inFlight(): { readonly queue: string; readonly oldestSeconds: number }[] {
    return this.server.reactions.map(({ queue, inFlight }) => ({
      queue,
      oldestSeconds: inFlight.oldestSeconds,
    }));
  }

  /** The queues of this service's reactions, for all of its replicas; throws when they can't be read. */
  async queues(): Promise<readonly QueueStats[]> {
    const reactions = this.server.reactions.filter(({ delivery }) => delivery === 'queue');
    return reactions.length === 0 ? [] : this.transport.queueStats(reactions.map(({ queue }) => queue));
  }
}
