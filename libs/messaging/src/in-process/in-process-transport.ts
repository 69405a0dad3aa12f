import type { MessagingDatabase } from '../database/messaging-database.js';
import type { PublishOutcome } from '../transport/outcomes.js';
import type { Reaction } from '../transport/reaction.js';
import { tracePublishing } from '../transport/trace-events.js';
import type { EventTransport, OutgoingEvent, QueueStats } from '../transport/transport.js';
import { DeadLetterTable } from './dead-letter-table.js';
import { InProcessConsumer } from './in-process-consumer.js';
import type { InProcessEventBus } from './in-process-event-bus.js';

/** Transports events within one process: the relay passes them to the reactions over the bus. */
export class InProcessTransport implements EventTransport {
  /** Same as RabbitMQ's prefetch: limits how many reactions run concurrently, and how many a slow one delays. */
  readonly batchSize = 20;
  #consumers: readonly InProcessConsumer[] = [];
  #isConsuming = false;

  constructor(
    private readonly bus: InProcessEventBus,
    private readonly database: MessagingDatabase,
  ) {}

  openPublisher(): void {
    // The bus needs no connection; it reads this outbox to count waiting messages.
    this.bus.producers.add(this.database.source);
  }

  isReadyToPublish(): boolean {
    return true;
  }

  publish(events: readonly OutgoingEvent[]): Promise<PublishOutcome[]> {
    return Promise.all(
      events.map((event) => tracePublishing(event, 'in-process', () => this.bus.publish(event))),
    );
  }

  consume(reactions: readonly Reaction[]): void {
    this.#isConsuming = true;
    this.#consumers = reactions.map(
      (reaction) => new InProcessConsumer(reaction, (...message) => this.#deadLetters.add(...message)),
    );
    for (const consumer of this.#consumers) this.bus.consumers.add(consumer);
  }

  isReady(): boolean {
    return this.#isConsuming;
  }

  async queueStats(queues: readonly string[]): Promise<QueueStats[]> {
    const [waiting, deadLetters] = await Promise.all([this.bus.waiting(), this.#deadLetters.count()]);
    return queues.map((queue) => ({
      queue,
      messages: waiting.get(queue) ?? 0,
      consumers: this.#isConsuming ? 1 : 0,
      deadLetters: deadLetters.get(queue) ?? 0,
    }));
  }

  async stopConsuming(timeoutMs: number): Promise<void> {
    this.#isConsuming = false;
    for (const consumer of this.#consumers) this.bus.consumers.delete(consumer);
    await Promise.all(this.#consumers.map((consumer) => consumer.stop(timeoutMs)));
  }

  async close(): Promise<void> {
    if (this.database.isThere) this.bus.producers.delete(this.database.source);
  }

  get #deadLetters(): DeadLetterTable {
    return new DeadLetterTable(this.database.source);
  }
}
