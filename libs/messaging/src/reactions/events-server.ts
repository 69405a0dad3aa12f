import { Inject, Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { Server, type CustomTransportStrategy, type MessageHandler } from '@nestjs/microservices';
import { PATTERN_EXTRAS_METADATA } from '@nestjs/microservices/constants.js';
import { isObservable, lastValueFrom } from 'rxjs';
import { MessagingActivity } from '../figures/messaging-activity.js';
import { MessagingHousekeeping } from '../housekeeping.js';
import { MessagingDatabase } from '../messaging-database.js';
import type { MessagingOptions } from '../messaging.options.js';
import { EVENT_TRANSPORT, MESSAGING_OPTIONS } from '../messaging.tokens.js';
import { InboxEntry } from '../inbox/inbox-entry.entity.js';
import { OutboxRelay } from '../outbox/outbox-relay.js';
import type { EventTransport } from '../transport.js';
import type { ReactionExtras } from './reacts-to.js';
import type { Reaction } from './reaction.js';

/** How long a stop waits for reactions in hand, then for the batch in hand, then for the connections. */
const STOP_LIMIT_MS = 10_000;

/** Nest's side of the transport: collects the reactions, begins and ends consuming and relaying with the application. */
@Injectable()
export class EventsServer extends Server implements CustomTransportStrategy {
  /** The transport judges a reaction's failure itself. */
  override readonly propagatesEventHandlerErrors = true;
  readonly #reactions: Reaction[] = [];
  #relay: OutboxRelay | undefined;
  #housekeeping: MessagingHousekeeping | undefined;
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
      hasHandledAny: () => this.database.source.manager.existsBy(InboxEntry, { queue }),
      onAttempt: (outcome, seconds) => this.activity.attempted(queue, outcome, seconds),
      invoke: async (data, message) => {
        const result: unknown = await callback(data, message);
        if (isObservable(result)) await lastValueFrom(result, { defaultValue: undefined });
        this.activity.handled(queue, (Date.now() - message.occurredAt.getTime()) / 1_000);
      },
    });
  }

  listen(done: (error?: unknown) => void): void {
    try {
      this.#refuseUnheard();
      for (const reaction of this.#reactions) this.#refuseUnsafe(reaction);
      this.transport.consume(this.#reactions);
      if (this.database.isThere) {
        this.#relay = new OutboxRelay(this.database.source, this.transport, this.activity);
        this.#relay.start();
        this.#housekeeping = new MessagingHousekeeping(this.database.source);
        this.#housekeeping.start();
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
    await this.transport.stopConsuming(STOP_LIMIT_MS);
    // After the reactions, as these may have written events too.
    await this.#relay?.stop(STOP_LIMIT_MS);
    await this.#housekeeping?.stop();
    await this.transport.close(STOP_LIMIT_MS);
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

  /** Nest binds handlers of controllers only; one in a provider would be silently deaf. */
  #refuseUnheard(): void {
    for (const { instance, name } of this.discovery.getProviders()) {
      if (!instance || typeof instance !== 'object') continue;
      const prototype: unknown = Object.getPrototypeOf(instance);
      if (typeof prototype !== 'object' || prototype === null) continue;
      for (const [method, { value }] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
        const extras: unknown =
          typeof value === 'function' ? Reflect.getMetadata(PATTERN_EXTRAS_METADATA, value) : undefined;
        if (extras && typeof extras === 'object' && 'effect' in extras) {
          throw new Error(`${String(name)}.${method}: @ReactsTo works in a @Controller() only`);
        }
      }
    }
  }

  #refuseUnsafe({ queue, event, delivery }: Reaction): void {
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
      throw new Error(`${queue}: a reaction of delivery 'queue' needs a DataSource with messagingEntities`);
    }
  }
}
