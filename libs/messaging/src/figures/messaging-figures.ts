import { Inject, Injectable } from '@nestjs/common';
import { MessagingDatabase } from '../messaging-database.js';
import { EVENT_TRANSPORT } from '../messaging.tokens.js';
import type { EventTransport, InHandFigures, QueueFigures } from '../transport.js';

export interface OutboxFigures {
  readonly unsent: number;
  /** Age of the oldest event that is not sent yet; 0 when all are. */
  readonly oldestUnsentSeconds: number;
  /** Events that were offered and not taken at least once, and are tried again. */
  readonly delayed: number;
}

/** How much waits, and for how long. Each read asks anew. */
@Injectable()
export class MessagingFigures {
  constructor(
    @Inject(EVENT_TRANSPORT) private readonly transport: EventTransport,
    private readonly database: MessagingDatabase,
  ) {}

  /** Null for a service without an outbox; throws when it can't be read. */
  async outbox(): Promise<OutboxFigures | null> {
    if (!this.database.isThere) return null;
    const [row]: OutboxFigures[] = await this.database.source.query(
      `SELECT count(*)::int AS unsent,
              coalesce(greatest(extract(epoch FROM clock_timestamp() - min(occurred_at)), 0), 0)::float8
                AS "oldestUnsentSeconds",
              count(*) FILTER (WHERE attempts > 0)::int AS delayed
         FROM outbox WHERE published_at IS NULL`,
    );
    return row ?? { unsent: 0, oldestUnsentSeconds: 0, delayed: 0 };
  }

  /** What this process holds, of each reaction. */
  inHand(): readonly InHandFigures[] {
    return this.transport.inHand();
  }

  /** The queues of this service's reactions, for all of its replicas; throws when they can't be asked. */
  queues(): Promise<readonly QueueFigures[]> {
    return this.transport.queues();
  }
}
