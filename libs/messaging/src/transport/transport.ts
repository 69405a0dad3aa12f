import type { DeliveryProgress, PublishOutcome } from './outcomes.js';
import type { Reaction } from './reaction.js';

/** An outbox row on its way out. */
export interface OutgoingEvent {
  readonly id: string;
  readonly routingKey: string;
  /** Queues that must have taken the event before it counts as sent. */
  readonly reactions: readonly string[];
  /** The encoded envelope. */
  readonly content: Buffer;
  readonly progress: DeliveryProgress;
  /** The span that made the event. */
  readonly traceparent?: string;
}

/**
 * The queues that are still to receive an event that was offered before; undefined for one that was not, which goes to
 * every queue that is bound to its routing key.
 */
export function pendingQueues({ reactions, progress }: OutgoingEvent): readonly string[] | undefined {
  const known = Object.keys(progress);
  if (known.length === 0) return undefined;
  return [...new Set([...reactions, ...known])].filter((queue) => progress[queue] !== 'done');
}

/** How one reaction's queue stands, for all replicas together. */
export interface QueueStats {
  readonly queue: string;
  /** That wait to be taken. */
  readonly messages: number;
  /** Processes that take them. */
  readonly consumers: number;
  /** That could not be handled and wait for an operator. */
  readonly deadLetters: number;
}

/** What RabbitMQ and the in-process bus have in common; the relay and the Nest server know no more of them. */
export interface EventTransport {
  /** How many events `publish` takes at once. */
  readonly batchSize: number;
  /** Begins to connect for publishing; returns at once. */
  openPublisher(): void;
  /** False while nothing should be claimed from the outbox. */
  isReadyToPublish(): boolean;
  /** One outcome an event, in order; rejects when none can be sent, never for one event's sake. */
  publish(events: readonly OutgoingEvent[]): Promise<PublishOutcome[]>;
  /** Begins to consume; returns at once, it connects in the background. */
  consume(reactions: readonly Reaction[]): void;
  /** Connected, and every consumer running; false before `consume` and after `stopConsuming`. */
  isReady(): boolean;
  /** How these queues stand; rejects when they can't be read. */
  queueStats(queues: readonly string[]): Promise<readonly QueueStats[]>;
  /** Takes no more messages and finishes those in flight, for at most `timeoutMs`. */
  stopConsuming(timeoutMs: number): Promise<void>;
  close(timeoutMs: number): Promise<void>;
}
