import { Inject, Injectable } from '@nestjs/common';
import { MessagingFigures } from './figures/messaging-figures.js';
import { EVENT_TRANSPORT } from './messaging.tokens.js';
import { EventsServer } from './reactions/events-server.js';
import type { EventTransport, TransportStatus } from './transport.js';

export interface MessagingReadiness extends TransportStatus {
  /** Started, connected, and every consumer running. */
  readonly ready: boolean;
  /** Age of the oldest event that is not sent yet; 0 when all are, null where there is no outbox. */
  readonly oldestUnsentSeconds: number | null;
  /** Events that were offered and not taken at least once, and are tried again. */
  readonly delayedEvents: number | null;
}

@Injectable()
export class MessagingHealth {
  constructor(
    @Inject(EVENT_TRANSPORT) private readonly transport: EventTransport,
    private readonly server: EventsServer,
    private readonly figures: MessagingFigures,
  ) {}

  /**
   * A service whose broker is away still accepts work, which waits in its outbox: whether that is unready is for
   * the service to say.
   * @throws when the outbox can't be read
   */
  async isReady(): Promise<MessagingReadiness> {
    const status = this.transport.status();
    const outbox = await this.figures.outbox();
    return {
      ...status,
      ready: this.server.isListening && status.connected && status.consumers.every(({ running }) => running),
      oldestUnsentSeconds: outbox?.oldestUnsentSeconds ?? null,
      delayedEvents: outbox?.delayed ?? null,
    };
  }
}
