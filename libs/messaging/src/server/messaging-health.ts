import { Inject, Injectable } from '@nestjs/common';
import { MessagingDatabase } from '../database/messaging-database.js';
import { MESSAGE_ATTEMPTS } from '../retry/backoff.js';
import type { EventTransport, QueueStats } from '../transport/transport.js';
import { EventsServer } from './events-server.js';
import { EVENT_TRANSPORT } from './messaging.options.js';

interface OutboxStats {
  readonly unsent: number;
  /** Age of the oldest unsent event; 0 if there is none. */
  readonly oldestUnsentSeconds: number;
}

/** Reports whether events are published and consumed, and how many wait on either side. Nothing is cached. */
@Injectable()
export class MessagingHealth {
  constructor(
    @Inject(EVENT_TRANSPORT) private readonly transport: EventTransport,
    private readonly server: EventsServer,
    private readonly database: MessagingDatabase,
  ) {}

  /** Whether the transport is connected and every consumer runs. A producer may be ready without: its outbox stores events. */
  isReady(): boolean {
    return this.transport.isReady();
  }

  /** Reads the stats of the outbox; null if the service has none. Rejects if it can't be read. */
  async outbox(): Promise<OutboxStats | null> {
    if (!this.database.isThere) return null;
    const [row]: OutboxStats[] = await this.database.source.query(
      // The age of an event that an operator resends counts from the resend, however old the event is, until the attempts
      // of a message are over: one that fails again is a dead letter then.
      `SELECT count(*)::int AS unsent,
              coalesce(greatest(extract(epoch FROM clock_timestamp() - min(
                CASE WHEN attempts < ${MESSAGE_ATTEMPTS} THEN greatest(occurred_at, next_attempt_at)
                     ELSE occurred_at END)), 0), 0)::float8 AS "oldestUnsentSeconds"
         FROM outbox WHERE published_at IS NULL`,
    );
    return row ?? { unsent: 0, oldestUnsentSeconds: 0 };
  }

  /** Returns, by reaction, how long its oldest message has been in flight in this process; 0 if none is. */
  inFlight(): { readonly queue: string; readonly oldestSeconds: number }[] {
    return this.server.reactions.map(({ queue, inFlight }) => ({
      queue,
      oldestSeconds: inFlight.oldestSeconds,
    }));
  }

  /** Reads the stats of this service's queues, over all replicas. Rejects if they can't be read. */
  async queues(): Promise<readonly QueueStats[]> {
    const reactions = this.server.reactions.filter(({ delivery }) => delivery === 'queue');
    return reactions.length === 0 ? [] : this.transport.queueStats(reactions.map(({ queue }) => queue));
  }
}
