import { Inject, Injectable, type INestApplication, type Type } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import {
  Server,
  type CustomTransportStrategy,
  type MessageHandler,
  type MicroserviceOptions,
} from '@nestjs/microservices';
import { isObservable, lastValueFrom } from 'rxjs';
import { MessagingDatabase } from '../database/messaging-database.js';
import { OutboxRelay } from '../outbox/outbox-relay.js';
import { reactionsOf, type ReactionExtras } from '../reactions/reacts-to.js';
import { MessagingActivity } from '../transport/messaging-activity.js';
import type { Reaction } from '../transport/reaction.js';
import type { EventTransport } from '../transport/transport.js';
import { removeExpiredHourly } from './housekeeping.js';
import { EVENT_TRANSPORT, MESSAGING_OPTIONS, type MessagingOptions } from './messaging.options.js';

/** How long a stop waits for reactions in flight, then for the batch in flight, then for the connections. */
const STOP_TIMEOUT_MS = 10_000;

/**
 * Connects the application's reactions, outbox relay and housekeeping: they begin with `app.startAllMicroservices()` and end
 * with `app.close()`, after HTTP and before the database.
 */
export function connectEvents(app: INestApplication): void {
  app.connectMicroservice<MicroserviceOptions>({ strategy: app.get(EventsServer) });
}

/** Nest's side of the transport: collects the reactions, begins and ends consuming and relaying with the application. */
@Injectable()
export class EventsServer extends Server implements CustomTransportStrategy {
  /** The transport handles a reaction's failure itself. */
  override readonly propagatesEventHandlerErrors = true;
  readonly #reactions: Reaction[] = [];
  readonly #stopping = new AbortController();
  #relay: OutboxRelay | undefined;
  #housekeeping: Promise<void> | undefined;
  #isListening = false;

  constructor(
    @Inject(MESSAGING_OPTIONS) private readonly options: MessagingOptions,
    @Inject(EVENT_TRANSPORT) private readonly transport: EventTransport,
    private readonly database: MessagingDatabase,
    private readonly discovery: DiscoveryService,
    private readonly activity: MessagingActivity,
  ) {
    super();
  }

  /** Keeps each reaction apart: Nest would join those to the same event, and repeat all when one fails. */
  override addHandler(
    pattern: unknown,
    callback: MessageHandler,
    _isEventHandler = false,
    extras: Partial<ReactionExtras> = {},
  ): void {
    const { event, effect, delivery } = extras;
    if (!event || !effect || !delivery) {
      throw new Error(`${String(pattern)}: a service reacts to events by @ReactsTo alone`);
    }
    const { service, transport } = this.options;
    const queue = `${service}.${effect}`;
    this.#reactions.push({
      service,
      queue,
      transport: transport.kind,
      event,
      delivery,
      onMissed: () => this.activity.emit('broadcastsMissed', queue),
      onQueueDeleted: () => this.activity.emit('queueDeleted', queue),
      onAttempt: (outcome, seconds) => this.activity.emit('attempted', queue, outcome, seconds),
      invoke: async (data, message) => {
        const result: unknown = await callback(data, message);
        if (isObservable(result)) await lastValueFrom(result, { defaultValue: undefined });
        this.activity.emit('handled', queue, (Date.now() - message.occurredAt.getTime()) / 1_000);
      },
    });
  }

  listen(done: (error?: unknown) => void): void {
    try {
      this.#rejectUnlisted();
      for (const reaction of this.#reactions) this.#rejectUnsafe(reaction);
      this.transport.consume(this.#reactions);
      if (this.database.isThere) {
        this.#relay = new OutboxRelay(this.database.source, this.transport, this.activity);
        this.#relay.start();
        this.#housekeeping = removeExpiredHourly(this.database.source, this.#stopping.signal);
      }
      this.#isListening = true;
      done();
    } catch (error) {
      done(error);
    }
  }

  /** Called after the HTTP server has closed and before the DataSource does. */
  async close(): Promise<void> {
    this.#isListening = false;
    await this.transport.stopConsuming(STOP_TIMEOUT_MS);
    // After the reactions, as these may have written events too.
    await this.#relay?.stop(STOP_TIMEOUT_MS);
    this.#stopping.abort();
    await this.#housekeeping;
    await this.transport.close(STOP_TIMEOUT_MS);
  }

  get isListening(): boolean {
    return this.#isListening;
  }

  on(): never {
    throw new Error('the events server has no events of its own; see MessagingHealth');
  }

  unwrap<Transport>(): Transport {
    return this.transport as Transport;
  }

  /** Nest binds handlers of controllers only, so that one in a provider, or in no module, would receive nothing. */
  #rejectUnlisted(): void {
    const reactionsIn = (wrappers: readonly { readonly metatype: unknown }[]) =>
      wrappers.map(({ metatype }) => metatype as Type).filter((type) => reactionsOf(type).length > 0);
    const [misplaced] = reactionsIn(this.discovery.getProviders());
    if (misplaced) throw new Error(`${misplaced.name}: @ReactsTo works in a @Controller() only`);
    const controllers = reactionsIn(this.discovery.getControllers());
    const listed = this.options.subscriptions;
    for (const type of [...listed, ...controllers]) {
      if (listed.includes(type) && controllers.includes(type)) continue;
      throw new Error(`${type.name}: not both in the service's subscriptions and a controller of its module`);
    }
  }

  #rejectUnsafe({ queue, event, delivery }: Reaction): void {
    if (this.#reactions.filter((other) => other.queue === queue).length > 1) {
      throw new Error(`${queue}: two reactions of one service have the same effect's name`);
    }
    if (delivery === 'broadcast') return;
    if (!event.reactions?.includes(queue)) {
      throw new Error(
        `${queue}: add it to the reactions of ${event.routingKey} in the contracts, so that no event is missed before this service is up`,
      );
    }
    if (!this.database.isThere) {
      throw new Error(`${queue}: a reaction of delivery 'queue' needs a DataSource`);
    }
  }
}
