import { Inject, Injectable, type INestApplication, type Type } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { CustomTransportStrategy, MicroserviceOptions } from '@nestjs/microservices';
import { MessagingDatabase } from '../database/messaging-database.js';
import { OutboxRelay } from '../outbox/outbox-relay.js';
import { reactionsOf } from '../reactions/reacts-to.js';
import { InFlightMessages } from '../transport/in-flight-messages.js';
import { MessagingActivity } from '../transport/messaging-activity.js';
import type { Reaction } from '../transport/reaction.js';
import type { EventTransport } from '../transport/transport.js';
import { removeExpiredHourly } from './housekeeping.js';
import { EVENT_TRANSPORT, MESSAGING_OPTIONS, type MessagingOptions } from './messaging.options.js';

/** Of a stop's 20 s: time for the messages in flight, and for them and the outbox's batch, which may wait for the broker for 10 s. */
const DRAIN_TIMEOUT_MS = 9_000;
const STOP_TIMEOUT_MS = 15_000;

/** Connects events to the application: they start with `startAllMicroservices`, and stop after HTTP, before the database. */
export function connectEvents(app: INestApplication): void {
  app.connectMicroservice<MicroserviceOptions>({ strategy: app.get(EventsServer) });
}

/** Nest's adapter. It calls reactions itself, as Nest would merge all handlers of an event and repeat all when one fails. */
@Injectable()
export class EventsServer implements CustomTransportStrategy {
  /** The service's reactions; empty before `listen`. */
  reactions: readonly Reaction[] = [];
  readonly #stopping = new AbortController();
  #relay: OutboxRelay | undefined;
  #housekeeping: Promise<void> | undefined;

  constructor(
    @Inject(MESSAGING_OPTIONS) private readonly options: MessagingOptions,
    @Inject(EVENT_TRANSPORT) private readonly transport: EventTransport,
    private readonly database: MessagingDatabase,
    private readonly discovery: DiscoveryService,
    private readonly activity: MessagingActivity,
  ) {}

  listen(done: (error?: unknown) => void): void {
    try {
      this.reactions = this.#collectReactions();
      for (const reaction of this.reactions) this.#rejectUnsafe(reaction);
      this.transport.consume(this.reactions);
      if (this.database.isThere) {
        this.#relay = new OutboxRelay(this.database.source, this.transport, this.activity);
        this.#relay.start();
        this.#housekeeping = removeExpiredHourly(this.database.source, this.#stopping.signal);
      }
      done();
    } catch (error) {
      done(error);
    }
  }

  /** Called after the HTTP server has closed and before the DataSource does. */
  async close(): Promise<void> {
    const endsAt = performance.now() + STOP_TIMEOUT_MS;
    await this.transport.stopConsuming(DRAIN_TIMEOUT_MS);
    // After the reactions, because they may have written events.
    await this.#relay?.stop(Math.max(0, endsAt - performance.now()));
    this.#stopping.abort();
    await this.#housekeeping;
    await this.transport.close();
  }

  /** Collects the reactions. Throws if subscriptions and the module's controllers differ, as one would be missing silently. */
  #collectReactions(): Reaction[] {
    const { service, transport, subscriptions } = this.options;
    const wrappers = [...this.discovery.getControllers(), ...this.discovery.getProviders()].filter(
      ({ metatype }) => reactionsOf(metatype).length > 0,
    );
    const instances = new Map(wrappers.map(({ metatype, instance }) => [metatype as Type, instance]));
    for (const type of [...subscriptions, ...instances.keys()]) {
      if (subscriptions.includes(type) && instances.has(type)) continue;
      throw new Error(
        `${type.name}: must be both in the service's subscriptions and a controller of its module`,
      );
    }
    return [...instances].flatMap(([type, instance]) =>
      reactionsOf(type).map(({ event, effect, delivery, method }) => ({
        service,
        queue: `${service}.${effect}`,
        transport: transport.kind,
        event,
        delivery,
        inFlight: new InFlightMessages(),
        activity: this.activity,
        invoke: (data, message) => method.call(instance, data, message),
      })),
    );
  }

  #rejectUnsafe({ queue, event, delivery }: Reaction): void {
    if (this.reactions.filter((other) => other.queue === queue).length > 1) {
      throw new Error(`${queue}: two reactions of the service have the same effect`);
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
