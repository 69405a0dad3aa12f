import type { MessagingDatabase } from '../database/messaging-database.js';
import type { Reaction } from '../transport/reaction.js';
import { tracePublishing } from '../transport/trace-events.js';
import type {
  EventTransport,
  InFlightStats,
  OutgoingEvent,
  PublishOutcome,
  QueueStats,
} from '../transport/transport.js';
import { DeadLetterTable } from './dead-letter-table.js';
import type { InProcessEventBus } from './in-process-event-bus.js';
import { ReactionInProcess } from './reaction-in-process.js';

/** Events within one process: the relay passes them to the reactions over the bus. */
export class InProcessTransport implements EventTransport {
  /** As many reactions run side by side as RabbitMQ's prefetch lets run, and one slow one holds up no more. */
  readonly batchSize = 20;
  #reactions: readonly ReactionInProcess[] = [];
  #isConsuming = false;
  #removeProducer: () => void = () => undefined;

  constructor(
    private readonly bus: InProcessEventBus,
    private readonly database: MessagingDatabase,
  ) {}

  openPublisher(): void {
    // The bus is always open: it only counts what waits.
    this.#removeProducer = this.bus.addProducer(() => this.#waiting());
  }

  isReadyToPublish(): boolean {
    return true;
  }

  reachableQueues(): readonly string[] {
    return this.bus.queues();
  }

  publish(events: readonly OutgoingEvent[]): Promise<PublishOutcome[]> {
    return Promise.all(
      events.map((event) => tracePublishing(event, 'in-process', () => this.bus.publish(event))),
    );
  }

  consume(reactions: readonly Reaction[]): void {
    this.#isConsuming = true;
    this.#reactions = reactions.map(
      (reaction) => new ReactionInProcess(reaction, (...message) => this.#deadLetters.add(...message)),
    );
    for (const reaction of this.#reactions) this.bus.subscribe(reaction);
  }

  isReady(): boolean {
    return this.#isConsuming;
  }

  inFlight(): InFlightStats[] {
    return this.#reactions.map(({ queue, oldestInFlightSeconds }) => ({
      queue,
      oldestSeconds: oldestInFlightSeconds,
    }));
  }

  async queues(): Promise<QueueStats[]> {
    const own = this.#reactions.filter(({ isBroadcast }) => !isBroadcast);
    if (own.length === 0) return [];
    const [waiting, deadLetters] = await Promise.all([this.bus.waiting(), this.#deadLetters.count()]);
    return own.map(({ queue }) => ({
      queue,
      messages: waiting.get(queue) ?? 0,
      consumers: this.#isConsuming ? 1 : 0,
      deadLetters: deadLetters.get(queue) ?? 0,
    }));
  }

  async stopConsuming(timeoutMs: number): Promise<void> {
    this.#isConsuming = false;
    for (const reaction of this.#reactions) this.bus.unsubscribe(reaction);
    await Promise.all(this.#reactions.map((reaction) => reaction.finish(timeoutMs)));
  }

  async close(): Promise<void> {
    this.#removeProducer();
  }

  get #deadLetters(): DeadLetterTable {
    return new DeadLetterTable(this.database.source);
  }

  /** What this producer's outbox holds for each queue: in one process it is all that there is of a queue. */
  async #waiting(): Promise<ReadonlyMap<string, number>> {
    const rows: { queue: string; messages: number }[] = await this.database.source.query(
      `SELECT queue, count(*)::int AS messages
         FROM outbox, unnest(reactions) AS queue
        WHERE published_at IS NULL AND delivery_progress ->> queue IS DISTINCT FROM 'done'
        GROUP BY queue`,
    );
    return new Map(rows.map(({ queue, messages }) => [queue, messages]));
  }
}
