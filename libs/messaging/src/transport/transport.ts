import type { DeliveryProgress, PublishOutcome } from './outcomes.js';
import type { Reaction } from './reaction.js';

export interface OutgoingEvent {
  readonly id: string;
  readonly routingKey: string;
  /** Queues that must have received the event before it counts as sent. */
  readonly reactions: readonly string[];
  /** The encoded envelope. */
  readonly content: Buffer;
  readonly progress: DeliveryProgress;
  readonly traceparent?: string;
}

/** Returns the queues that still have to receive the event; undefined without progress: then all that are bound. */
export function pendingQueues({ reactions, progress }: OutgoingEvent): readonly string[] | undefined {
  const known = Object.keys(progress);
  if (known.length === 0) return undefined;
  return [...new Set([...reactions, ...known])].filter((queue) => progress[queue] !== 'done');
}

/** Stats of one reaction's queue, over all replicas. */
export interface QueueStats {
  readonly queue: string;
  readonly messages: number;
  /** Processes that consume them. */
  readonly consumers: number;
  /** Messages that could not be handled and wait for an operator. */
  readonly deadLetters: number;
}

/** The interface of RabbitMQ and the in-process bus that the relay and the Nest server use. */
export interface EventTransport {
  /** How many events `publish` takes at once. */
  readonly batchSize: number;
  /** Starts to connect for publishing, in the background. */
  openPublisher(): void;
  /** False while the relay should claim no events. */
  isReadyToPublish(): boolean;
  /** Resolves with one outcome per event, in order. Rejects only if none can be sent. */
  publish(events: readonly OutgoingEvent[]): Promise<PublishOutcome[]>;
  /** Starts to consume; connects in the background. */
  consume(reactions: readonly Reaction[]): void;
  /** Whether it is connected and every consumer runs; false before `consume` and after `stopConsuming`. */
  isReady(): boolean;
  /** Rejects if they can't be read. */
  queueStats(queues: readonly string[]): Promise<readonly QueueStats[]>;
  /** Stops receiving and drains messages in flight, for at most `timeoutMs`. */
  stopConsuming(timeoutMs: number): Promise<void>;
  close(): Promise<void>;
}
